import { temporaryWedding } from '@kotohogi/contract/temporary-wedding';
import { instant } from '@kotohogi/domain/kernel/instant';
import { formatJst } from '@kotohogi/domain/kernel/jst';
import { buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { TestClient } from '@kotohogi/testkit/client';
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
  await db.updateTable('facility').set({ pre_registration: true }).where('id', '=', venue.facilityId).execute();
});
test.afterAll(async () => {
  await product?.stop();
});

/** More than one page of twenty. */
const WEDDINGS = 25;
/** Each run of the form and each registered couple adds one. */
let weddings = WEDDINGS;

/** Opens a page of the venue and signs in by keyboard only. */
async function signIn({ page, t }: Person, keyboard: Keyboard, pageOf = staffPaths.facility.weddings): Promise<void> {
  const { companyAccountId, facilityAccountId, coordinator } = product.venue;
  const address = pageOf(companyAccountId, facilityAccountId);
  await page.goto(address);
  const email = page.getByLabel(t('session.email'), { exact: true });
  await email.waitFor();
  await keyboard.fill(email, coordinator);
  await keyboard.fill(page.getByLabel(t('session.password'), { exact: true }), PASSWORD);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
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
  const first = table.getByRole('row').nth(1);
  const latest = await first.textContent();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/order=/);
  // A link of a row that is about to be replaced would lose the focus.
  await expect.poll(() => first.textContent()).not.toBe(latest);
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

/** A couple registers with the venue, for a day on which no wedding of this file takes place. */
async function sendRegistration({ language }: Person): Promise<void> {
  const { status } = await new TestClient(product.url).call(temporaryWedding.create, {
    body: {
      facilityId: product.venue.facilityId,
      hallName: 'ガーデンチャペル 木洩れ日',
      dateTime: formatJst(instant(Date.UTC(2027, 5, language === 'ja' ? 12 : 13, 4))),
      email: `registered-${language}@example.jp`,
      groomLastName: '青木',
      groomFirstName: '大地',
      groomLastNameKana: 'アオキ',
      groomFirstNameKana: 'ダイチ',
      brideLastName: '三浦',
      brideFirstName: '美月',
      brideLastNameKana: 'ミウラ',
      brideFirstNameKana: 'ミヅキ',
      depositAccount: null,
      isAgreed: true,
    },
  });
  expect(status).toBe(200);
}

/** Opens a registration from the list and registers it as a wedding. */
async function registerCouple(person: Person, keyboard: Keyboard): Promise<void> {
  const { page, t, kit, language } = person;
  await sendRegistration(person);
  await signIn(person, keyboard, staffPaths.facility.temporaryWeddings);
  const row = page.getByRole('row').filter({ hasText: `registered-${language}@example.jp` });
  await row.waitFor();
  await keyboard.tabTo(row.getByRole('link'));
  await keyboard.press('Enter');
  const register = page.getByRole('button', { name: t('registration.register') });
  await register.waitFor();
  await keyboard.tabTo(register);
  await keyboard.press('Enter');
  const create = page.getByRole('button', { name: kit.frame.createWithThis });
  await create.waitFor();
  await keyboard.tabTo(create);
  await keyboard.press('Enter');
  // The fields that the registration does not fill are named, and the first of them has the focus.
  const reservationId = page.getByLabel(t('wedding.field.reservationId'), { exact: true });
  await keyboard.isAt(reservationId);
  await page.keyboard.type(`R-registered-${language}`);
  await keyboard.tabTo(page.getByRole('button', { name: t('wedding.field.band') }));
  await keyboard.press('Enter', 'ArrowDown', 'Enter');
  await keyboard.tabTo(create);
  await keyboard.press('Enter');
  await expect(page.getByText(t('registration.registered.snack'))).toBeVisible();
  weddings += 1;
  await expect(page).toHaveURL(/\/weddings\/\d+$/);
}

/** Invites a colleague from the list of users. */
async function inviteColleague(person: Person, keyboard: Keyboard): Promise<void> {
  const { page, t, language } = person;
  const email = `colleague-${language}@example.jp`;
  await signIn(person, keyboard, staffPaths.facility.users);
  const invite = page.getByRole('link', { name: t('staff.invite') });
  await invite.waitFor();
  await keyboard.tabTo(invite);
  await keyboard.press('Enter');
  const field = page.getByLabel(t('staff.field.email'), { exact: true });
  await field.waitFor();
  await keyboard.fill(field, email);
  const role = page.getByRole('radio', { name: t('session.role.facility.coordinator'), exact: true });
  await keyboard.tabTo(page.getByRole('radiogroup', { name: t('staff.field.role') }).getByRole('radio'));
  await keyboard.press('ArrowDown');
  await expect(role).toBeChecked();
  await keyboard.tabTo(page.getByRole('button', { name: t('staff.invite.send') }));
  await keyboard.press('Enter');
  await expect(page.getByRole('table', { name: t('staff.list') }).getByText(email)).toBeVisible();
  await product.mailTo(email, 'staff-invite');
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
    const { url, playbackUrl } = product;
    const actors = new Actors({ browser, url, playbackUrl, language: script.language, pictures: outputDir });
    await runJourney(script, actors);
  });

  for (const [task, walk] of [
    ['register the registration of a couple as a wedding', registerCouple],
    ['invite a colleague', inviteColleague],
  ] as const) {
    test(`given a user without a mouse, then they can ${task}, in ${script.language}`, async ({ browser }, {
      outputDir,
    }) => {
      const { url, playbackUrl } = product;
      const actors = new Actors({ browser, url, playbackUrl, language: script.language, pictures: outputDir });
      const staff = await actors.enter('staff', 'desktop');
      await walk(staff, new Keyboard(staff.page));
      expect(actors.complaints, script.language).toEqual([]);
      await actors.leave();
    });
  }
}
