import type { Language } from '../texts/texts.ts';

interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/**
 * A page of the product: its path, its title, and whether search engines may index it
 * (docs/product/language.md#choosing).
 */
export interface PageRow {
  /** `:x` is a parameter; `:x?` may be missing. */
  readonly path: string;
  readonly texts: Readonly<Record<Language, PageTexts>>;
  readonly isIndexed: boolean;
  /** Not in production. */
  readonly isTrialOnly?: boolean;
}

/** A page with its texts in both languages. */
export const page = (path: string, ja: PageTexts, en: PageTexts, isIndexed = false): PageRow => ({
  path,
  texts: { ja, en },
  isIndexed,
});

/** A page that production does not have. */
export const trial = (path: string, ja: PageTexts, en: PageTexts): PageRow => ({
  ...page(path, ja, en),
  isTrialOnly: true,
});

/** What a page is called and what it is for. */
export const text = (title: string, description: string): PageTexts => ({ title, description });

/** A path segment that is an id: not one of the reserved words (docs/product/company.md#account-ids). */
const ID = '/(?!(?:manage|facilities|weddings|login)(?:/|$))[^/]+';

function toPattern(path: string): RegExp {
  const source = path.replace(/\/:\w+(\?)?/g, (_, optional?: string) => (optional ? `(?:${ID})?` : ID));
  return new RegExp(`^${source}/?$`);
}

/** Returns the function that finds the page of a path among these; undefined for a 404. */
export function finderOf(rows: readonly PageRow[]): (path: string) => PageRow | undefined {
  const patterns = rows.map(row => ({ row, pattern: toPattern(row.path) }));
  return path => patterns.find(({ pattern }) => pattern.test(path))?.row;
}
