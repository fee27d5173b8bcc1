import type { Page } from '@playwright/test';

/** Which page of the gallery, and how it is dressed. */
export interface Dress {
  readonly section: string;
  readonly theme: string;
  /** The dialog or menu that is open. */
  readonly open?: string;
}

/** What the page of dialogs can open. */
const DIALOGS = ['dialog', 'card', 'card-confirm', 'confirm', 'alert', 'language', 'notifications', 'drawer'];

/** Every view of the gallery: its pages, the open menu, and the dialogs one by one. */
export function placesOf(sections: readonly string[]): readonly (Omit<Dress, 'theme'> & { readonly name: string })[] {
  return [
    ...sections.map(section => ({ name: section, section })),
    { name: 'buttons: menu', section: 'buttons', open: 'menu' },
    ...DIALOGS.map(open => ({ name: `dialogs: ${open}`, section: 'dialogs', open })),
  ];
}

/** Waits for the faces, and until nothing glides any more; what turns for ever does not count. Runs in the page. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  const ending = document
    .getAnimations()
    .filter(one => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(one => one.finished));
}

/** Opens one page of the gallery, alone, and waits until nothing moves on it any more. */
export async function openSection(page: Page, url: string, { section, theme, open }: Dress): Promise<void> {
  const dialog = open === undefined ? '' : `&open=${open}`;
  await page.goto(`${url}/docs/frames/child?section=${section}&theme=${theme}${dialog}`);
  const opened = open === 'drawer' ? 'aside, [role=dialog]' : '[role=dialog], [role=alertdialog], [role=menu]';
  const content = page.locator(open === undefined ? 'main h2, main form, main li' : opened);
  await content.first().waitFor();
  // The examples load their rows; pages of parts show a table that loads for ever.
  if (section.startsWith('example-')) await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  await page.evaluate(settle);
}

/** The pages of the gallery by the ids of their addresses, as its own navigation lists them. */
export async function readSections(page: Page, url: string): Promise<readonly string[]> {
  await page.goto(`${url}/docs`);
  const links = page.getByRole('navigation').locator('a[href^="/docs/"]');
  await links.first().waitFor();
  const hrefs = await links.evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''));
  return hrefs.map(href => href.replace('/docs/', '')).filter(id => id !== 'api');
}
