import { findPage } from '@kotohogi/contract/pages';
import type { Language } from '@kotohogi/contract/texts/texts';
import { artworkRaster } from '@kotohogi/themes/artwork';
import type { PatternName } from '@kotohogi/themes/theme-names';
import type { Config } from './platform/config/to-config.ts';
import type { PageHead } from './platform/http/pages.ts';

type HeadFacts = Pick<Config, 'stage' | 'publicUrl' | 'productName'>;

/** The key of the wedding a path belongs to; undefined when it belongs to none. */
export function weddingKeyIn(path: string): string | undefined {
  return /^\/c\/(?:[^/]+\/)?weddings\/([^/]+)/.exec(path)?.[1];
}

/**
 * The title and preview of a page, its picture in the pattern of the wedding it belongs to. Names of couples are in none of
 * them: they are sent to anyone (decision 137).
 */
export function headOf(
  config: HeadFacts,
  { path, language, pattern = 'natural' }: { path: string; language: Language; pattern?: PatternName | undefined },
): PageHead | undefined {
  const row = findPage(path);
  if (row === undefined || (row.isTrialOnly && config.stage === 'production')) return undefined;
  const { title, description } = row.texts[language];
  const image = `${config.publicUrl}${artworkRaster(pattern, 'link-preview')}`;
  return { title: `${title} | ${config.productName[language]}`, description, image, isIndexed: row.isIndexed };
}
