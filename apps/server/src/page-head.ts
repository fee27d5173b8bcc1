import { findPage } from '@kotohogi/contract/pages';
import type { Language } from '@kotohogi/contract/texts/texts';
import { artworkRaster } from '@kotohogi/themes/artwork';
import type { PatternName } from '@kotohogi/themes/theme-names';
import type { Config } from './platform/config/to-config.ts';
import type { PageHead } from './platform/http/pages.ts';

type HeadFacts = Pick<Config, 'stage' | 'publicUrl' | 'productName'>;

/** What the head of a page of a wedding is made of. */
export interface ShownWedding {
  readonly pattern: PatternName;
  /** What the couple lets a link preview show; undefined = the neutral one. */
  readonly preview?: { readonly title: string; readonly path: string } | undefined;
}

/** What a path says of a wedding. */
export interface WeddingPlace {
  /** As it stands there, or undefined when it is left out. */
  readonly companyAccountId: string | undefined;
  readonly key: string;
  /** It is the couple's area. */
  readonly isManaged: boolean;
}

/** A step of a path as it was meant: keys and account ids are in lower case (decision 37). */
function readStep(step: string): string {
  try {
    return decodeURIComponent(step).toLowerCase();
  } catch {
    return step;
  }
}

/** The wedding a path belongs to; undefined when it belongs to none, as a log-in that asks for the key first. */
export function weddingPlaceIn(path: string): WeddingPlace | undefined {
  const found = /^\/c\/(?:([^/]+)\/)?weddings\/(?!(?:manage|login)(?:\/|$))([^/]+)(\/manage(?:\/|$))?/.exec(path);
  const [, company, key, managed] = found ?? [];
  if (key === undefined) return undefined;
  const companyAccountId = company === undefined ? undefined : readStep(company);
  return { companyAccountId, key: readStep(key), isManaged: managed !== undefined };
}

/** The key of the wedding a path belongs to; undefined when it belongs to none. */
export function weddingKeyIn(path: string): string | undefined {
  return weddingPlaceIn(path)?.key;
}

/** A path with the ids in it as they are kept, in lower case (decision 37); what stands behind them may be a secret and stays. */
export function canonicalPath(path: string): string {
  const ids = /^\/c(?:\/[^/]+)?\/(?:(?:weddings|facilities)\/[^/]+|manage(?=\/|$))/.exec(path)?.[0] ?? '';
  return ids.toLowerCase() + path.slice(ids.length);
}

/**
 * The title and preview of a page. The page of a wedding has its picture: the given names and the date as far as the couple
 * lets them be shown, else the pattern alone (docs/product/link-preview.md).
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

/** The head where no page is: the neutral card, for an address that leads nowhere as for a wedding that is hidden. */
export function missingHeadOf(config: HeadFacts, language: Language): PageHead {
  return {
    title: '404',
    previewTitle: config.productName[language],
    description: '',
    image: `${config.publicUrl}${artworkRaster('natural', 'link-preview')}`,
    isIndexed: false,
  };
}
