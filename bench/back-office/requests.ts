import type { Seeded } from './seed.ts';

/** The searched texts: kanji, kana and Latin letters, of one character and more, frequent and rare, names and codes. */
export const TEXTS = [
  ...['佐', '藤', '佐藤', '佐藤結', '佐藤 鈴木', '長谷川', '林', '小林陽', '髙橋', '富士', '陽翔', '結衣'],
  ...['サ', 'サト', 'さとう', 'コバヤシ', 'カ', 'カタ', 'ハルユイ', 'ｻｻｷ'],
  ...['ka', 'kab', 'kat', 'sato', 'Kobayashi', 'yui', 'sato suzuki', 'k1', 'r-0421', 'couple'],
] as const;

/** The lists of the back office, with the address of each. */
export const LISTS = ({ largest, company }: Seeded): Readonly<Record<string, string>> => ({
  'weddings of a venue': `/facilities/${largest}/weddings`,
  'deleted weddings of a venue': `/facilities/${largest}/weddings/deleted`,
  'payments of a venue': `/facilities/${largest}/payment-histories`,
  'recording sales of a venue': `/facilities/${largest}/archiveVideoPayments`,
  'registrations of a venue': `/facilities/${largest}/temporaryWeddings`,
  'halls of a venue': `/facilities/${largest}/halls`,
  'people of a venue': `/facilities/${largest}/users`,
  'people of a company': `/companies/${company}/users`,
  'people of the platform': '/admin/users',
  'venues of a company': `/companies/${company}/facilities`,
  'venues of the platform': '/admin/facilities',
  companies: '/admin/companies',
  'active slots of the platform': '/admin/weddingLives',
  'all slots of the platform': '/admin/weddingLives?set=all',
  audit: '/admin/audit',
});

/** The searches, with the address of each. */
export const SEARCHES = ({ largest, average }: Seeded): Readonly<Record<string, string>> => ({
  'search of the largest venue': `/facilities/${largest}/search`,
  'search of an average venue': `/facilities/${average}/search`,
  'search of the platform': '/admin/search',
});

/** The parts of the marketing page. */
export const MARKETING = ['', '/charts', '/table'] as const;
