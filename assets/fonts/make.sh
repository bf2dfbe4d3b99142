#!/bin/sh
# Makes the fonts of this folder again: ./make.sh [DejaVuSans.ttf]
# Needs npm, python3 with fonttools and brotli, and DejaVu Sans (Debian: fonts-dejavu-core).
set -eu
export SOURCE_DATE_EPOCH=1700000000 # the same files each time
here=$(cd "$(dirname "$0")" && pwd)
dejavu=${1:-/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

npm pack --silent @fontsource/atkinson-hyperlegible-next@5.3.0 >/dev/null
tar xzf ./*.tgz
cp package/LICENSE "$here/atkinson-hyperlegible-next-OFL.txt"

python3 - "$here" "$dejavu" <<'PYTHON'
import sys
from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

here, dejavu = sys.argv[1:]
PACKAGE = "package/files/atkinson-hyperlegible-next-{}-{}-normal.woff2"
# Western and Central European letters, punctuation, currency and signs.
TEXT = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x218, 0x219, 0x21A, 0x21B, 0x2BC, *range(0x2009, 0x200B),
        *range(0x2010, 0x2027), 0x202F, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2212, 0x1E9E]
FIGURES = [ord(c) for c in "0123456789"]
# What the text face lacks: comparisons, arrows, checks, stars, dice, suits, figures in circles, warning.
SYMBOLS = ("≠≤≥≈∞√∑←↑→↓↔↕↩↪↶↷↺↻⇄⌫▲△▼▽◀▶●○■□◆◇◯★☆✓✔✕✖✗✘☐☑☒⚀⚁⚂⚃⚄⚅♠♣♥♦☰☀☾⚙⚠⚑①②③④⑤⑥⑦⑧⑨⑩⋮⋯")


def subset(font, codes, features):
    options = Options(layout_features=features, hinting=False, name_IDs=[0, 1, 2, 13, 14], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    return font


def remap(font, change):
    for table in font["cmap"].tables:
        change(table.cmap)
    return font


for weight, name in (400, "regular"), (700, "bold"):
    # One file of the package's two; Unicode's other hyphens look like ASCII's.
    for part in "latin", "latin-ext":
        font = TTFont(PACKAGE.format(part, weight))
        font.flavor = None
        font.save(f"{part}.ttf")
    text = Merger().merge(["latin.ttf", "latin-ext.ttf"])
    remap(text, lambda cmap: cmap.update({0x2010: cmap[0x2D], 0x2011: cmap[0x2D]}) if 0x2D in cmap else None)
    subset(text, TEXT, ["kern", "mark", "mkmk", "ccmp", "locl"]).save(f"{here}/atkinson-{name}.ttf")

    # The tabular figures of the face, as a font of ten digits that goes before the text face.
    figures = TTFont(PACKAGE.format("latin", weight))
    figures.flavor = None
    tabular = next(
        figures["GSUB"].table.LookupList.Lookup[record.Feature.LookupListIndex[0]].SubTable[0].mapping
        for record in figures["GSUB"].table.FeatureList.FeatureRecord if record.FeatureTag == "tnum")
    remap(figures, lambda cmap: cmap.update({c: tabular.get(cmap[c], cmap[c]) for c in FIGURES}))
    subset(figures, FIGURES, []).save(f"{here}/figures-{name}.ttf")

subset(TTFont(dejavu), [ord(c) for c in SYMBOLS], []).save(f"{here}/symbols.ttf")
PYTHON
ls -l "$here"/*.ttf
