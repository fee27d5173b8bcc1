import { boot } from '../boot.ts';
import { currentLanguage } from '../i18n/locale.ts';
import { t } from '../texts.ts';

/**
 * Sets the document title, and returns the page's own title. The table of titles is a separate chunk from the first
 * page's code.
 */
export async function syncTitle(pathname: string): Promise<string> {
  const { findPage } = await import('@kotohogi/contract/pages');
  const language = currentLanguage();
  const title = findPage(pathname)?.texts[language].title ?? t('status.404');
  document.title = `${title} | ${boot.productName[language]}`;
  return title;
}
