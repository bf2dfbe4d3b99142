//! The templates that are kept beside the plays: which there are, which cannot be used and why.

use std::collections::BTreeSet;

use crate::games::Games;
use crate::games::templates::{Template, TemplateFormat};
use crate::locale::Message;
use crate::store::TextFile;

/// The templates as the store said them last.
#[derive(Debug, Default)]
pub struct Templates {
    /// How they are read; none where no game has templates.
    pub format: Option<&'static dyn TemplateFormat>,
    /// All of them, by the name of their file.
    pub list: Vec<TemplateFile>,
    /// The file that is being changed; none for a new one.
    pub editing: Option<String>,
    /// The file that was kept last, to be chosen for the next play.
    pub fresh: Option<String>,
    /// The file that is on its way to the disk.
    pub sent: Option<String>,
    /// The file that is on disk, and is fresh when the list has it.
    pub stored: Option<String>,
    /// What was said already of files that cannot be used.
    told: BTreeSet<(String, String)>,
}

/// A template's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateFile {
    /// Its name, without an ending.
    pub file: String,
    /// What is in it, or why it cannot be used, with the file's name.
    pub read: Result<Template, Message>,
}

impl Templates {
    /// No templates so far, of the game among these that has some.
    pub fn of(games: Games) -> Self {
        Self { format: games.iter().find_map(|game| game.templates()), ..Self::default() }
    }

    /// Takes what the store has said; gives what is wrong and was not said before.
    pub fn take(&mut self, files: Vec<TextFile>) -> Vec<Message> {
        let Some(format) = self.format else { return Vec::new() };
        let kept = |TextFile { name, text }: TextFile| {
            let file = format!("{name}.toml");
            let read = match text {
                Some(text) => format.read(&file, &text),
                None => Err(Message::new("app-template-unreadable").text("file", file)),
            };
            TemplateFile { file: name, read }
        };
        self.list = files.into_iter().map(kept).collect();
        self.fresh = self.stored.take().or(self.fresh.take());
        let mut faults = Vec::new();
        for kept in &self.list {
            if let Err(fault) = &kept.read
                && self.told.insert((kept.file.clone(), format!("{fault:?}")))
            {
                faults.push(fault.clone());
            }
        }
        faults
    }

    /// The template of a file; none where it is not there or cannot be used.
    pub fn find(&self, file: &str) -> Option<&Template> {
        self.list.iter().find(|kept| kept.file == file).and_then(|kept| kept.read.as_ref().ok())
    }

    /// Why those that cannot be used cannot.
    pub fn faults(&self) -> impl Iterator<Item = &Message> {
        self.list.iter().filter_map(|kept| kept.read.as_ref().err())
    }

    /// Those that can be used, with their files.
    pub fn sound(&self) -> impl Iterator<Item = (&str, &Template)> {
        self.list.iter().filter_map(|kept| Some((kept.file.as_str(), kept.read.as_ref().ok()?)))
    }

    /// Whether another file has a template of this name.
    pub fn is_taken(&self, name: &str, own: Option<&str>) -> bool {
        self.sound().any(|(file, template)| Some(file) != own && template.name.to_lowercase() == name.to_lowercase())
    }

    /// A name for the file of a new template that no file has, also none that cannot be used.
    pub fn free_file(&self, name: &str) -> String {
        let plain = self.format.map_or_else(|| name.to_owned(), |format| format.file_name(name));
        let taken = |file: &String| self.list.iter().any(|kept| kept.file.to_lowercase() == *file);
        let numbered = (2..).map(|number: u32| format!("{plain}-{number}"));
        std::iter::once(plain.clone()).chain(numbered).find(|file| !taken(file)).unwrap_or(plain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::locale::Language;

    fn file(name: &str, text: &str) -> TextFile {
        TextFile { name: name.to_owned(), text: Some(text.to_owned()) }
    }

    #[test]
    fn a_bad_file_is_told_once_and_the_rest_works() {
        let good = "name = \"Box\"\n[[row]]\nid = \"a\"\ntitle = \"A\"\n";
        let files = || vec![file("bad", "name = 3"), file("good", good), TextFile { name: "gone".into(), text: None }];
        let mut templates = Templates::of(games::ALL);
        let said: Vec<String> = templates.take(files()).iter().map(|say| Language::En.say(say)).collect();
        assert_eq!(said.len(), 2);
        assert!(said[0].contains("bad.toml") && said[0].contains("line 1"), "{said:?}");
        assert!(said[1].contains("gone.toml"), "{said:?}");
        assert!(templates.take(files()).is_empty(), "it was said already");
        assert_eq!(templates.sound().map(|(file, _)| file).collect::<Vec<_>>(), ["good"]);
        assert!(!templates.take(vec![file("bad", "\nname = 4")]).is_empty(), "it is another fault now");
    }

    #[test]
    fn a_new_file_takes_no_other_ones_place() {
        let mut templates = Templates::of(games::ALL);
        templates.take(vec![file("zlata-horecka", "")]);
        assert_eq!(templates.free_file("Zlatá horečka"), "zlata-horecka-2");
        assert_eq!(templates.free_file("Box"), "box");
    }
}
