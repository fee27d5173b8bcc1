import { subsetFonts } from './subset-fonts.ts';
import { spelled } from './words.ts';

/** What needs no glyph of its own: spaces, joiners, variation selectors. */
const GLYPHLESS = /^[\p{Default_Ignorable_Code_Point}\p{Z}]$/u;

/** The first character of a text that no font of the documents has; undefined if the text can be printed. */
export async function unprintableSign(text: string): Promise<string | undefined> {
  const characters = new Set(
    (await subsetFonts([text])).flatMap(({ faces }) => [...faces.values()]).flatMap(face => [...face.characters]),
  );
  return [...spelled(text)].find(sign => !GLYPHLESS.test(sign) && !characters.has(sign.codePointAt(0) ?? 0));
}
