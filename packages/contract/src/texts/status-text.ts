import { statusEn } from './status.en.ts';
import { statusJa } from './status.ja.ts';
import { statusKind } from './status.ts';
import type { Language } from './texts.ts';

/** The user message of a status in either language, for the server. */
export function statusText(status: number, language: Language): string {
  return { ja: statusJa, en: statusEn }[language][`failure.${statusKind(status)}`];
}
