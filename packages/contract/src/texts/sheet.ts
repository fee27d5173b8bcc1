import type { Language } from './texts.ts';

export type SheetRow = readonly [label: string, value: string];

/** A business document of one table, such as an invoice: every text in its place, for a page as well as for a PDF. */
export interface Sheet {
  readonly language: Language;
  readonly title: string;
  /** The reader: the last line is the largest. */
  readonly addressee: readonly string[];
  readonly lead: string;
  readonly facts: readonly SheetRow[];
  readonly issuer: { readonly name: string; readonly lines: readonly string[] };
  readonly amount: SheetRow;
  /** The first column is text; the others are figures. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly SheetRow[];
  readonly blocks: readonly { readonly title: string; readonly lines: readonly string[] }[];
}
