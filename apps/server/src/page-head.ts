import { findPage } from '@kotohogi/contract/pages';
import type { Language } from '@kotohogi/contract/texts/texts';
import type { Config } from './platform/config/to-config.ts';
import type { PageHead } from './platform/http/pages.ts';

type HeadFacts = Pick<Config, 'stage' | 'publicUrl' | 'productName'>;

/** The title and preview of a page. Names of couples are in none of them: they are sent to anyone (decision 137). */
export function headOf(config: HeadFacts, path: string, language: Language): PageHead | undefined {
  const row = findPage(path);
  if (row === undefined || (row.isTrialOnly && config.stage === 'production')) return undefined;
  const { title, description } = row.texts[language];
  const image = `${config.publicUrl}/art/natural/link-preview.png`;
  return { title: `${title} | ${config.productName[language]}`, description, image, isIndexed: row.isIndexed };
}
