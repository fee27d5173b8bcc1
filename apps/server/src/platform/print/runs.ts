import { piecesInOrder } from './direction.ts';
import { type CutFamilies, type CutFamily, faceWith, GETA, hasWord } from './faces.ts';
import type { Face } from './families.ts';
import { europeansOf, type Stretch, spelled, stretchesOf } from './words.ts';

/** A stretch of text in one face. */
export interface Run {
  /** As the document knows it. */
  readonly face: string;
  readonly text: string;
  /** Set without air between its letters. */
  readonly isJoined: boolean;
}

interface SetSign {
  readonly family: CutFamily;
  readonly face: string;
  readonly text: string;
}

/** Marks that only tint or colour an emoji: a face of one colour has no use for them. */
const TINTS = /[\u{fe0e}\u{fe0f}\u{1f3fb}-\u{1f3ff}]/gu;
const JOINER = '\u200d';
/** Any white space but the wide one is a plain space. */
const SPACE = /^[^\S\u3000]$/;

/** A document's families as a setter finds letters in them. */
export interface TypeCase {
  /**
   * Splits a text into stretches of one face each, from left to right, the wished one wherever it has the letters. `whole`
   * is what the text is a part of: all its European words come in one face.
   */
  readonly runsOf: (text: string, wished?: Face, whole?: string) => readonly Run[];
}

/** Where a sign is set from, and what of it; an emoji nobody drew is left out, a letter shows as 〓. */
function findSign(order: CutFamilies, sign: string): SetSign | undefined {
  const plain = sign.replace(TINTS, '');
  for (const text of new Set([plain, plain.split(JOINER)[0] ?? ''])) {
    for (const family of order) {
      const face = faceWith(family, text);
      if (face !== undefined) return { family, face, text };
    }
  }
  const stands = order.find(family => faceWith(family, GETA) !== undefined);
  if (stands === undefined || !/^[\p{L}\p{N}]/u.test(plain)) return undefined;
  return { family: stands, face: faceWith(stands, GETA) ?? '', text: GETA };
}

/** Keeps what was found: a line is measured anew with every word that is added to it. */
function kept<T>(find: (key: string) => T): (key: string) => T {
  const found = new Map<string, T>();
  return key => {
    if (!found.has(key)) found.set(key, find(key));
    return found.get(key) as T;
  };
}

/** Finds letters with one family before the others. */
function finder(families: CutFamilies, wished: Face) {
  const order = [...families].sort((a, b) => Number(b.name === wished) - Number(a.name === wished));
  const signAnywhere = kept(sign => findSign(order, sign));
  const signIn = new Map(order.map(own => [own, kept(sign => findSign([own, ...order], sign))]));
  const familyOf = kept(word => (word === '' ? undefined : order.find(family => hasWord(family, word))));
  /** The signs of a word in its family, or each in whichever has it. */
  return ({ text, signs, isWord, isEuropean }: Stretch, europeans: string): readonly SetSign[] => {
    const own = isWord ? ((isEuropean ? familyOf(europeans) : undefined) ?? familyOf(text)) : undefined;
    const find = (own === undefined ? undefined : signIn.get(own)) ?? signAnywhere;
    return signs.map(sign => find(SPACE.test(sign) ? ' ' : sign)).filter(found => found !== undefined);
  };
}

/** Opens the cut families of a document. */
export function openCase(families: CutFamilies): TypeCase {
  const finders = new Map<Face, ReturnType<typeof finder>>();
  const europeans = kept(whole => europeansOf(spelled(whole)));
  return {
    runsOf: (text, wished = 'mincho', whole = text) => {
      const find = finders.get(wished) ?? finder(families, wished);
      finders.set(wished, find);
      return piecesInOrder(spelled(text)).flatMap(({ text: part, isRightToLeft }) => {
        const runs: { face: string; text: string; isJoined: boolean }[] = [];
        const signs = stretchesOf(part).flatMap(stretch => find(stretch, europeans(whole)));
        for (const { family, face, text: sign } of signs) {
          const last = runs.at(-1);
          // Only letters that run this way follow each other inside a run.
          if (last?.face === face && isRightToLeft === (family.isRightToLeft ?? false)) last.text += sign;
          else runs.push({ face, text: sign, isJoined: family.isJoined ?? false });
        }
        return isRightToLeft ? runs.reverse() : runs;
      });
    },
  };
}
