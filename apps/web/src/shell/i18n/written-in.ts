const KANA_OR_KANJI = /[\u3040-\u30ff\u3400-\u9fff]/;

/** Whether a text of a couple or a guest is Japanese. */
export const isJapanese = (text: string): boolean => KANA_OR_KANJI.test(text);

/**
 * The language of a text by a couple or a guest, for a page in another language: it is then read aloud correctly and
 * breaks between phrases. Undefined if it is the page's.
 */
export const writtenIn = (text: string): 'ja' | undefined => (isJapanese(text) ? 'ja' : undefined);
