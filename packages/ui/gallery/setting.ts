import type { KitLocale } from '../src/messages.ts';

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

const STAFF_THEMES = ['facility', 'company', 'admin'];

/**
 * Compact for staff, spacious for couples and guests: unless the URL says otherwise, as the theme's audience requires.
 */
function densityOf(theme: string): GallerySetting['density'] {
  const asked = query.get('density');
  if (asked === 'guest' || asked === 'couple' || asked === 'staff') return asked;
  return STAFF_THEMES.includes(theme) ? 'staff' : theme === 'wedding' ? 'couple' : 'guest';
}

const theme = query.get('theme') ?? 'default';

export const setting: GallerySetting = {
  theme,
  density: densityOf(theme),
  locale: document.documentElement.lang.startsWith('en') ? 'en-US' : 'ja',
  section: query.get('section'),
  open: query.get('open'),
  textPercent: query.get('text') ?? '100',
};

/** The gallery's own texts, in the page's language. */
export function t(ja: string, en: string): string {
  return setting.locale === 'ja' ? ja : en;
}
