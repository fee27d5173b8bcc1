import { findPage } from '@kotohogi/contract/pages';
import type { Language } from '@kotohogi/contract/texts/texts';
import { artworkRaster } from '@kotohogi/themes/artwork';
import type { PatternName } from '@kotohogi/themes/theme-names';
import type { Config } from './platform/config/to-config.ts';
import type { PageHead } from './platform/http/pages.ts';

type HeadFacts = Pick<Config, 'stage' | 'publicUrl' | 'productName'>;

/** The data for the metadata of a wedding's page. */
export interface ShownWedding {
  readonly pattern: PatternName;
  /** What the couple allows a link preview to show; undefined = the neutral preview. */
  readonly preview?: { readonly title: string; readonly path: string } | undefined;
}

/** What a path says about a wedding. */
export interface WeddingPlace {
  /** As written in the path, or undefined if left out. */
  readonly companyAccountId: string | undefined;
  readonly key: string;
  /** The path is in the couple's area. */
  readonly isManaged: boolean;
}

/** Decodes a path segment; keys and account ids are lowercase (docs/product/company.md#account-ids). */
function readStep(step: string): string {
  try {
    return decodeURIComponent(step).toLowerCase();
  } catch {
    return step;
  }
}

/** The wedding a path belongs to; undefined if there is none, such as a login page that asks for the key first. */
export function weddingPlaceIn(path: string): WeddingPlace | undefined {
  const found = /^\/c\/(?:([^/]+)\/)?weddings\/(?!(?:manage|login)(?:\/|$))([^/]+)(\/manage(?:\/|$))?/.exec(path);
  const [, company, key, managed] = found ?? [];
  if (key === undefined) return undefined;
  const companyAccountId = company === undefined ? undefined : readStep(company);
  return { companyAccountId, key: readStep(key), isManaged: managed !== undefined };
}

/** The key of the wedding a path belongs to; undefined if there is none. */
export function weddingKeyIn(path: string): string | undefined {
  return weddingPlaceIn(path)?.key;
}

/**
 * A path with its ids in lowercase, as stored (docs/product/company.md#account-ids). What follows them may be a secret
 * and is kept.
 */
export function canonicalPath(path: string): string {
  const ids = /^\/c(?:\/[^/]+)?\/(?:(?:weddings|facilities)\/[^/]+|manage(?=\/|$))/.exec(path)?.[0] ?? '';
  return ids.toLowerCase() + path.slice(ids.length);
}

/**
 * The title and preview of a page. A wedding's page has its picture, with the given names and the date if the couple
 * allows it, otherwise the pattern only (docs/product/link-preview.md).
 */
export function headOf(
  config: HeadFacts,
  { path, language, wedding }: { path: string; language: Language; wedding?: ShownWedding | undefined },
): PageHead | undefined {
  const row = findPage(path);
  if (row === undefined || (row.isTrialOnly && config.stage === 'production')) return undefined;
  const { title, description } = row.texts[language];
  const picture = wedding?.preview?.path ?? artworkRaster(wedding?.pattern ?? 'natural', 'link-preview');
  return {
    title: `${title} | ${config.productName[language]}`,
    ...(wedding?.preview === undefined ? {} : { previewTitle: wedding.preview.title }),
    description,
    image: `${config.publicUrl}${picture}`,
    isIndexed: row.isIndexed,
  };
}

/** The metadata of a missing page: the neutral preview, for unknown addresses as well as for hidden weddings. */
export function missingHeadOf(config: HeadFacts, language: Language): PageHead {
  return {
    title: '404',
    previewTitle: config.productName[language],
    description: '',
    image: `${config.publicUrl}${artworkRaster('natural', 'link-preview')}`,
    isIndexed: false,
  };
}
