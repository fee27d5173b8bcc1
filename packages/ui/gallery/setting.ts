import type { KitLocale } from '../src/messages.ts';

const query = new URLSearchParams(window.location.search);

/** What the address asks for. */
export interface GallerySetting {
  readonly theme: string;
  readonly density: 'guest' | 'couple' | 'staff';
  readonly locale: KitLocale;
  /** Only one section, for a close look. */
  readonly section: string | null;
  /** The dialog or menu that is open. */
  readonly open: string | null;
  /** Text size in percent of the browser's own. */
  readonly textPercent: string;
}

const STAFF_THEMES = ['facility', 'company', 'admin'];

/** Staff stand close, couples and guests get room: unless the address says otherwise, as the theme's own audience has it. */
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

/** Words of the gallery itself, in the page's language. */
export function say(ja: string, en: string): string {
  return setting.locale === 'ja' ? ja : en;
}
