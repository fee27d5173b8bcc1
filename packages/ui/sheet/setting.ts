import type { KitLocale } from '../src/messages.ts';

const query = new URLSearchParams(window.location.search);

/** What the address asks for. */
export interface SheetSetting {
  readonly theme: string;
  readonly density: string;
  readonly locale: KitLocale;
  /** Only one section, for a close look. */
  readonly section: string | null;
  /** The dialog that stands open. */
  readonly open: string | null;
  /** Text size in percent of the browser's own. */
  readonly textPercent: string;
}

export const setting: SheetSetting = {
  theme: query.get('theme') ?? 'default',
  density: query.get('density') ?? 'guest',
  locale: query.get('lang') === 'en' ? 'en-US' : 'ja',
  section: query.get('section'),
  open: query.get('open'),
  textPercent: query.get('text') ?? '100',
};

/** Words of the sheet itself, in the language asked for. */
export function say(ja: string, en: string): string {
  return setting.locale === 'ja' ? ja : en;
}
