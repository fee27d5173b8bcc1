/**
 * Normalizes letters and their combining marks, with at most four marks per letter because more would be drawn over the
 * lines above. Kanji keep their variation selector and are not composed, which would replace the form the owner of the
 * name uses.
 */
export function normaliseMarks(text: string): string {
  return text
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/[^\p{Script=Han}\p{M}]\p{M}+/gu, cluster => cluster.normalize('NFC'));
}

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolates user text inside a sentence, so that right-to-left writing does not reorder the words around it. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
