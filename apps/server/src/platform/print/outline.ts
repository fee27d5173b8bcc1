import { create, type Font } from 'fontkit';
import type { Face } from './families.ts';
import { openCase } from './runs.ts';
import { subsetFonts } from './subset-fonts.ts';

/** How a line is set; sizes in px. */
export interface OutlineSetting {
  readonly size: number;
  readonly face?: Face;
  /** Letter spacing. */
  readonly spacing?: number;
}

/** Sets lines as SVG shapes, so that renderers do not need the fonts. */
export interface Outliner {
  readonly width: (text: string, setting: OutlineSetting) => number;
  /** One line as path data; its left end is at `x`, its baseline at `y`. */
  readonly line: (text: string, at: { readonly x: number; readonly y: number }, setting: OutlineSetting) => string;
}

interface SetGlyph {
  readonly d: string;
  readonly x: number;
  readonly y: number;
}

interface SetRun {
  readonly glyphs: readonly SetGlyph[];
  readonly scale: number;
  readonly width: number;
}

function setRun(font: Font, text: string, { size, spacing = 0 }: OutlineSetting): SetRun {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let pen = 0;
  const set = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const x = pen + xOffset * scale;
    pen += xAdvance * scale + spacing;
    return { d: glyph.path.toSVG(), x, y: -yOffset * scale };
  });
  return { glyphs: set, scale, width: pen };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** A font for display lines, used only if it has all letters of the title, so that no title mixes fonts. */
interface DisplayFace {
  readonly bytes: Buffer;
  readonly title: string;
}

function ownFace({ bytes, title }: DisplayFace): Font | undefined {
  const font = create(bytes);
  const hasAll = [...title].every(sign => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  return hasAll ? font : undefined;
}

/**
 * Opens the font families for the characters of some texts; display lines use `display` if it has all letters of the
 * title.
 */
export async function openOutliner(texts: readonly string[], display?: DisplayFace): Promise<Outliner> {
  const families = await subsetFonts(texts);
  const { runsOf } = openCase(families);
  const fonts = new Map<string, Font>();
  for (const { faces } of families) for (const [name, { bytes }] of faces) fonts.set(name, create(bytes));
  const own = display && ownFace(display);
  const setLine = (text: string, setting: OutlineSetting): SetRun[] => {
    if (setting.face === 'display' && own !== undefined) return [setRun(own, text, setting)];
    return runsOf(text, setting.face).flatMap(run => {
      const font = fonts.get(run.face);
      const spacing = run.isJoined ? 0 : (setting.spacing ?? 0);
      return font === undefined ? [] : [setRun(font, run.text, { ...setting, spacing })];
    });
  };
  return {
    width: (text, setting) => setLine(text, setting).reduce((sum, run) => sum + run.width, 0) - (setting.spacing ?? 0),
    line: (text, { x, y }, setting) => {
      let left = x;
      return setLine(text, setting)
        .map(({ glyphs, scale, width }) => {
          const start = left;
          left += width;
          return glyphs
            .filter(({ d }) => d !== '')
            .map(
              glyph =>
                `<path transform="translate(${round(start + glyph.x)} ${round(y + glyph.y)}) scale(${scale} ${-scale})" d="${glyph.d}"/>`,
            )
            .join('');
        })
        .join('');
    },
  };
}
