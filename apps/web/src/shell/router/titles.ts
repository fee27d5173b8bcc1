import { boot } from '../boot.ts';
import { currentLanguage } from '../i18n/locale.ts';
import { t } from '../texts.ts';

/**
 * Sets the document title, and returns the page's own title. The tables of titles are separate chunks from the first
 * page's code; guests and couples load that of a wedding alone.
 */
export async function syncTitle(pathname: string): Promise<string> {
  const { findWeddingPage } = await import('@kotohogi/contract/pages/wedding');
  const row = findWeddingPage(pathname) ?? (await import('@kotohogi/contract/pages')).findPage(pathname);
  const language = currentLanguage();
  const title = row?.texts[language].title ?? t('status.404');
  document.title = `${title} | ${boot.productName[language]}`;
  return title;
}
