import type { ThemeName } from '@kotohogi/themes/theme-names';
import { densityOf } from '@kotohogi/ui/gallery/density';
import type { Page } from '@playwright/test';
import { settle } from '../steps/settle.ts';

/** Which section of the gallery to open, and in which theme. */
export interface SectionView {
  readonly section: string;
  readonly theme: string;
  /** The dialog or menu to open. */
  readonly open?: string;
}

/** The dialogs that the dialog section can open. */
const DIALOGS = ['dialog', 'card', 'card-confirm', 'confirm', 'alert', 'language', 'notifications', 'drawer'];

/** Every view of the gallery: its sections, the open menu, and each dialog. */
export function placesOf(
  sections: readonly string[],
): readonly (Omit<SectionView, 'theme'> & { readonly name: string })[] {
  return [
    ...sections.map(section => ({ name: section, section })),
    { name: 'buttons: menu', section: 'buttons', open: 'menu' },
    ...DIALOGS.map(open => ({ name: `dialogs: ${open}`, section: 'dialogs', open })),
  ];
}

/** Opens one section of the gallery by itself and waits until nothing on it moves. */
export async function openSection(page: Page, url: string, { section, theme, open }: SectionView): Promise<void> {
  const dialog = open === undefined ? '' : `&open=${open}`;
  await page.goto(`${url}/docs/frames/child?section=${section}&theme=${theme}${dialog}`);
  const opened = open === 'drawer' ? 'aside, [role=dialog]' : '[role=dialog], [role=alertdialog], [role=menu]';
  const content = page.locator(open === undefined ? 'main h2, main form, main li' : opened);
  await content.first().waitFor();
  // The examples load their rows; the sections of parts show a table that loads forever.
  if (section.startsWith('example-')) await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  await page.evaluate(settle);
}

/** Changes the theme of the open section in place, and waits until nothing on it moves. */
export async function changeTheme(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate(
    look => {
      Object.assign(document.documentElement.dataset, look);
      // Layout starts the transitions to the new colors, and the loading of the theme's fonts.
      document.body.getBoundingClientRect();
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    },
    { theme, density: densityOf(theme) },
  );
  await page.evaluate(settle);
}

/** Reads the section ids from the gallery's own navigation. */
export async function readSections(page: Page, url: string): Promise<readonly string[]> {
  await page.goto(`${url}/docs`);
  const links = page.getByRole('navigation').locator('a[href^="/docs/"]');
  await links.first().waitFor();
  const hrefs = await links.evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''));
  return hrefs.map(href => href.replace('/docs/', '')).filter(id => id !== 'api');
}
