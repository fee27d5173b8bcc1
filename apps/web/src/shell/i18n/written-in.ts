const KANA_OR_KANJI = /[\u3040-\u30ff\u3400-\u9fff]/;

/** Whether something a couple or a guest wrote is Japanese. */
export const isJapanese = (text: string): boolean => KANA_OR_KANJI.test(text);

/**
 * The language of what a couple or a guest wrote, for the page of another language: so it is read aloud as it is written
 * and breaks between phrases. Undefined: as the page.
 */
export const writtenIn = (text: string): 'ja' | undefined => (isJapanese(text) ? 'ja' : undefined);
