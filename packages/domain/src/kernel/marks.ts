/**
 * Letters with their marks in one form, and at most four marks on a letter: more are drawn over the lines above. Kanji
 * keep the sign that chooses their form, and are not composed: that would replace the form their bearer writes by another.
 */
export function tidyMarks(text: string): string {
  return text
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/[^\p{Script=Han}\p{M}]\p{M}+/gu, cluster => cluster.normalize('NFC'));
}

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A text of somebody else as part of a sentence of ours: writing from right to left does not turn the words around it. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
