import { instant } from '@kotohogi/domain/kernel/instant';
import { buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { staffPaths } from '@kotohogi/web/src/shell/router/staff-paths.ts';
import { expect, test } from '@playwright/test';
import { en, type JourneyScript, ja } from './journey-scripts.ts';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person } from './steps/actors.ts';
import { Keyboard } from './steps/keyboard.ts';

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startProduct();
  const { db, venue } = product;
  for (let day = 1; day <= WEDDINGS; day += 1) {
    await buildWedding(db, { ...venue, startsAt: instant(Date.UTC(2027, 0, day, 4)) });
  }
});
test.afterAll(async () => {
  await product?.stop();
});

/** More than one page of twenty. */
const WEDDINGS = 25;
/** Each run adds one. */
let weddings = WEDDINGS;

/** Signs in by keyboard only. */
async function signIn({ page, t }: Person, keyboard: Keyboard): Promise<void> {
  const { companyAccountId, facilityAccountId, coordinator } = product.venue;
  await page.goto(staffPaths.facility.weddings(companyAccountId, facilityAccountId));
  const email = page.getByLabel(t('session.email'), { exact: true });
  await email.waitFor();
  await keyboard.fill(email, coordinator);
  await keyboard.fill(page.getByLabel(t('session.password'), { exact: true }), PASSWORD);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/weddings$/);
}

/** Finds a wedding in the list: past the menu, in another order, on another page, by its number. */
async function walkList({ page, t, kit }: Person, keyboard: Keyboard): Promise<void> {
  const table = page.getByRole('table', { name: t('wedding.list') });
  await expect(table.getByRole('row')).toHaveCount(21);
  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(21);

  await keyboard.tabTo(page.getByRole('link', { name: kit.frame.skipToContent }));
  await keyboard.press('Enter');
  await keyboard.tabTo(table.getByRole('button', { name: t('wedding.column.dateTime') }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/order=/);
  await keyboard.tabTo(page.getByRole('combobox', { name: kit.list.rowsPerPage }));
  await page.keyboard.type('50');
  await expect(page).toHaveURL(/limit=50/);
  await expect(table.getByRole('row')).toHaveCount(weddings + 1);
  await keyboard.press('ArrowUp');
  await expect(page).not.toHaveURL(/limit=/);
  await keyboard.tabTo(page.getByRole('button', { name: kit.list.page(2), exact: true }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(table.getByRole('row')).toHaveCount(weddings - 20 + 1);
}

/** Searches, clears the search, and opens a result. */
async function walkFilters({ page, t, kit }: Person, keyboard: Keyboard): Promise<void> {
  await page.reload();
  const table = page.getByRole('table', { name: t('wedding.list') });
  await table.waitFor();
  await keyboard.fill(page.getByLabel(t('wedding.filter.name'), { exact: true }), '小林');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/name=/);
  const chip = `${t('wedding.filter.name')} 小林`;
  await keyboard.tabTo(page.getByRole('button', { name: kit.frame.removeCondition(chip) }));
  await keyboard.press('Enter');
  await expect(page).not.toHaveURL(/name=/);
  await keyboard.tabTo(table.getByRole('link').first());
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/weddings\/\d+$/);
}

/** Creates a wedding: submits the empty form first, then fills in the fields that receive the focus. */
async function walkForm({ page, t, kit, language }: Person, keyboard: Keyboard): Promise<void> {
  const { companyAccountId, facilityAccountId } = product.venue;
  await page.goto(staffPaths.facility.newWedding(companyAccountId, facilityAccountId));
  const create = page.getByRole('button', { name: kit.frame.createWithThis });
  await create.waitFor();
  await keyboard.tabTo(create);
  await keyboard.press('Enter');
  const hall = page.getByRole('button', { name: t('wedding.field.hall') });
  await expect(hall).toBeFocused();

  await keyboard.press('Enter', 'Enter');
  await expect(hall).toContainText('ガーデンチャペル');
  await keyboard.fill(page.getByLabel(t('wedding.field.reservationId'), { exact: true }), 'R-2027-9001');
  const when = page.getByRole('group', { name: t('wedding.field.dateTime') }).getByRole('textbox');
  // Not on the day of the other language: the hall would be in use.
  await keyboard.fill(when.first(), language === 'ja' ? '2027-05-15' : '2027-05-16');
  await keyboard.fill(when.last(), '13:30');
  await keyboard.tabTo(page.getByRole('button', { name: t('wedding.field.band') }));
  await keyboard.press('Enter', 'ArrowDown', 'Enter');
  await keyboard.fill(page.getByLabel(t('wedding.field.key'), { exact: true }), `keys-${Date.now()}`);
  await keyboard.fill(page.getByLabel(t('wedding.field.email'), { exact: true }), 'keys@example.jp');
  await keyboard.tabTo(create);
  await keyboard.press('Enter');
  await expect(page.getByText(t('wedding.created'))).toBeVisible();
  weddings += 1;
  await expect(page).toHaveURL(/\/weddings\/\d+$/);
}

async function runJourney(script: JourneyScript, actors: Actors): Promise<void> {
  const coordinator = await actors.enter('coordinator', 'desktop');
  const keyboard = new Keyboard(coordinator.page);
  await signIn(coordinator, keyboard);
  await walkList(coordinator, keyboard);
  await walkFilters(coordinator, keyboard);
  await walkForm(coordinator, keyboard);
  expect(keyboard.stops).toBeGreaterThan(100);
  expect(actors.complaints, script.language).toEqual([]);
}

for (const script of [ja, en]) {
  test(`given a user without a mouse, then they can use the list and the form, in ${script.language}`, async ({
    browser,
  }, { outputDir }) => {
    test.setTimeout(240_000);
    const { url, playbackUrl } = product;
    const actors = new Actors({ browser, url, playbackUrl, language: script.language, pictures: outputDir });
    await runJourney(script, actors);
  });
}
