import type { Page } from '@playwright/test';

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

/** Waits for the fonts and for all finite animations; endless ones (spinners) do not count. Runs in the page. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  const ending = document
    .getAnimations()
    .filter(one => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(one => one.finished));
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

/** Reads the section ids from the gallery's own navigation. */
export async function readSections(page: Page, url: string): Promise<readonly string[]> {
  await page.goto(`${url}/docs`);
  const links = page.getByRole('navigation').locator('a[href^="/docs/"]');
  await links.first().waitFor();
  const hrefs = await links.evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''));
  return hrefs.map(href => href.replace('/docs/', '')).filter(id => id !== 'api');
}
