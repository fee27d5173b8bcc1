import { runsInOrder } from './direction.ts';
import type { Face } from './families.ts';
import { fontWith, hasWord, MISSING_GLYPH, type SubsetFamilies, type SubsetFamily } from './subset-fonts.ts';
import { europeansOf, spelled, stretchesOf, type TextSpan } from './words.ts';

/** A stretch of text in one font. */
export interface Run {
  /** Name of the font in the document. */
  readonly face: string;
  readonly text: string;
  /** Set without letter spacing. */
  readonly isJoined: boolean;
}

interface SetSign {
  readonly family: SubsetFamily;
  readonly face: string;
  readonly text: string;
}

/** Modifiers that only tint or color an emoji: a monochrome font does not use them. */
const TINTS = /[\u{fe0e}\u{fe0f}\u{1f3fb}-\u{1f3ff}]/gu;
const JOINER = '\u200d';
/** Any white space except the ideographic space becomes a plain space. */
const SPACE = /^[^\S\u3000]$/;

/** The font families of a document, for looking up glyphs. */
export interface TypeCase {
  /**
   * Splits a text into runs of one font each, from left to right, in the preferred font wherever it has the glyphs.
   * `whole` is the text it is a part of: all its European words use one font.
   */
  readonly runsOf: (text: string, preferred?: Face, whole?: string) => readonly Run[];
}

/** Finds the font for a character. An emoji without a glyph is left out; any other missing character shows as 〓. */
function findSign(order: SubsetFamilies, sign: string): SetSign | undefined {
  const plain = sign.replace(TINTS, '');
  for (const text of new Set([plain, plain.split(JOINER)[0] ?? ''])) {
    for (const family of order) {
      const face = fontWith(family, text);
      if (face !== undefined) return { family, face, text };
    }
  }
  const fallback = order.find(family => fontWith(family, MISSING_GLYPH) !== undefined);
  if (fallback === undefined || !/^[\p{L}\p{N}]/u.test(plain)) return undefined;
  return { family: fallback, face: fontWith(fallback, MISSING_GLYPH) ?? '', text: MISSING_GLYPH };
}

/** Memoizes `find`: a line is measured again with every word that is added to it. */
function kept<T>(find: (key: string) => T): (key: string) => T {
  const found = new Map<string, T>();
  return key => {
    if (!found.has(key)) found.set(key, find(key));
    return found.get(key) as T;
  };
}

/** Creates a lookup that prefers one family over the others. */
function finder(families: SubsetFamilies, preferred: Face) {
  const order = [...families].sort((a, b) => Number(b.name === preferred) - Number(a.name === preferred));
  const signAnywhere = kept(sign => findSign(order, sign));
  const signIn = new Map(order.map(own => [own, kept(sign => findSign([own, ...order], sign))]));
  const familyOf = kept(word => (word === '' ? undefined : order.find(family => hasWord(family, word))));
  /** The glyphs of a word in its family, or each in the first family that has it. */
  return ({ text, signs, isWord, isEuropean }: TextSpan, europeans: string): readonly SetSign[] => {
    const own = isWord ? ((isEuropean ? familyOf(europeans) : undefined) ?? familyOf(text)) : undefined;
    const find = (own === undefined ? undefined : signIn.get(own)) ?? signAnywhere;
    return signs.map(sign => find(SPACE.test(sign) ? ' ' : sign)).filter(found => found !== undefined);
  };
}

/** Opens the subset font families of a document. */
export function openCase(families: SubsetFamilies): TypeCase {
  const finders = new Map<Face, ReturnType<typeof finder>>();
  const europeans = kept(whole => europeansOf(spelled(whole)));
  return {
    runsOf: (text, preferred = 'mincho', whole = text) => {
      const find = finders.get(preferred) ?? finder(families, preferred);
      finders.set(preferred, find);
      return runsInOrder(spelled(text)).flatMap(({ text: part, isRightToLeft }) => {
        const runs: { face: string; text: string; isJoined: boolean }[] = [];
        const signs = stretchesOf(part).flatMap(stretch => find(stretch, europeans(whole)));
        for (const { family, face, text: sign } of signs) {
          const last = runs.at(-1);
          // A run contains only characters of one direction.
          if (last?.face === face && isRightToLeft === (family.isRightToLeft ?? false)) last.text += sign;
          else runs.push({ face, text: sign, isJoined: family.isJoined ?? false });
        }
        return isRightToLeft ? runs.reverse() : runs;
      });
    },
  };
}
