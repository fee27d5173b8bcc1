import type { Language } from './texts.ts';

export type SheetRow = readonly [label: string, value: string];

/** A business document of one table, such as an invoice: every text in its place, for a page as well as for a PDF. */
export interface Sheet {
  readonly language: Language;
  readonly title: string;
  /** A stamp across the title, such as "void", and why; absent on a valid document. */
  readonly mark?: { readonly title: string; readonly reason: string };
  /** The reader: the last line is the largest. */
  readonly addressee: readonly string[];
  readonly lead: string;
  readonly facts: readonly SheetRow[];
  readonly issuer: { readonly name: string; readonly lines: readonly string[] };
  readonly amount: SheetRow;
  /** The first column is text; the others, at most three, are figures. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly SheetRow[];
  readonly blocks: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

const LOCALES = { ja: 'ja-JP', en: 'en-US' } as const;

/** A calendar date, `yyyy-MM-dd`, in words. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** The day of an instant in Japan, in words. */
export const dayOfText = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Asia/Tokyo' }).format(at);

/** A month, `yyyy-MM`, in words. */
export const monthText = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  );

/** A figure of a table. */
export const figure = (value: number): string => value.toLocaleString('en-US').replace('-', '−');

/** An amount with its sign. */
export const yenFigure = (value: number): string =>
  `${value < 0 ? '−' : ''}¥${Math.abs(value).toLocaleString('en-US')}`;
