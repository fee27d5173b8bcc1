import { boot } from '../boot.ts';
import { currentLanguage } from '../i18n/locale.ts';

/** Names the browser's tab after the page. The table of titles comes apart from the first page's code. */
export async function syncTitle(pathname: string): Promise<void> {
  const { findPage } = await import('@kotohogi/contract/pages');
  const language = currentLanguage();
  const product = boot.productName[language];
  const row = findPage(pathname);
  document.title = row === undefined ? product : `${row.texts[language].title} | ${product}`;
}
