import type { KitLocale } from '../src/messages.ts';
import { densityOf } from './density.ts';

const query = new URLSearchParams(window.location.search);

/** The settings in the URL. */
export interface GallerySetting {
  readonly theme: string;
  readonly density: 'guest' | 'couple' | 'staff';
  readonly locale: KitLocale;
  /** Shows only one section. */
  readonly section: string | null;
  /** The dialog or menu that is open. */
  readonly open: string | null;
  /** Text size in percent of the browser's. */
  readonly textPercent: string;
}

const theme = query.get('theme') ?? 'default';
const density = query.get('density');

export const setting: GallerySetting = {
  theme,
  density: density === 'guest' || density === 'couple' || density === 'staff' ? density : densityOf(theme),
  locale: document.documentElement.lang.startsWith('en') ? 'en-US' : 'ja',
  section: query.get('section'),
  open: query.get('open'),
  textPercent: query.get('text') ?? '100',
};

/** The gallery's own texts, in the page's language. */
export function t(ja: string, en: string): string {
  return setting.locale === 'ja' ? ja : en;
}
