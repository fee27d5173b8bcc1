/** More marks than these on one letter are no writing: they are drawn over the lines above and below. */
const MAX_MARKS = 4;

const CLUSTER = /(\P{M})(\p{M}+)/gu;

/**
 * Letters with their marks in one form, and no more marks on a letter than writing needs. Kanji keep the sign that chooses
 * their form, and are not composed: that would replace the form their bearer writes by another.
 */
export function tidyMarks(text: string): string {
  return text.replace(CLUSTER, (_cluster, letter: string, marks: string) => {
    const kept = Array.from(marks).slice(0, MAX_MARKS).join('');
    return /\p{Script=Han}/u.test(letter) ? letter + kept : (letter + kept).normalize('NFC');
  });
}

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A text of somebody else as part of a sentence of ours: writing from right to left does not turn the words around it. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
