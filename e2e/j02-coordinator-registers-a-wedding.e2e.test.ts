import { refusalText } from '@kotohogi/contract/texts/refusals';
import type { Language } from '@kotohogi/contract/texts/texts';
import { wedding } from '@kotohogi/contract/wedding';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { atJst, dateOf, formatJst } from '@kotohogi/domain/kernel/jst';
import { BANK_ACCOUNT } from '@kotohogi/testkit/builders';
import { TestClient } from '@kotohogi/testkit/client';
import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { expect, test } from '@playwright/test';
import { type EmptyProduct, startEmptyProduct } from './product.ts';
import { Actors, type Person, type Screen } from './steps/actors.ts';
import { enterDateTime, rowsOf, seesNoOverflow } from './steps/controls.ts';
import { linkIn, pick } from './steps/entries.ts';
import { acceptInvite, inviteColleague, type OnboardedVenue, Onboarding } from './steps/onboarding.ts';
import { openArea, signIn } from './steps/staff.ts';

/** Every run has a venue of its own, so that each begins without halls and registrations. */
const RUNS = [
  { language: 'ja', screen: 'phone', venue: 'ホテル・ルミエール軽井沢' },
  { language: 'en', screen: 'desktop', venue: 'Hotel Lumiere Karuizawa' },
] as const satisfies readonly { language: Language; screen: Screen; venue: string }[];

/** More than two pages of five, with the wedding of the registration. */
const OTHER_WEDDINGS = 12;
const HALL = 'ガーデンチャペル 木洩れ日';

let product: EmptyProduct;
let venues: readonly OnboardedVenue[];
test.beforeAll(async () => {
  product = await startEmptyProduct();
  venues = await new Onboarding(product, 'lumiere').venues(RUNS.map(({ venue }) => venue));
});
test.afterAll(async () => {
  await product?.stop();
});

/** At an hour of the day in Japan, this many days from now. */
const inDays = (days: number, hour = 13) => atJst(dateOf(instant(Date.now() + days * DAY_MS)), hour);

/** The venue before its first registration: a hall, the registration form, and a coordinator; returns their invitation. */
async function prepareVenue(manager: Person, { administrator, ...venue }: OnboardedVenue, coordinator: string) {
  const { page, t, kit } = manager;
  await signIn(manager, venue, administrator);
  await openArea(manager, 'halls');
  await expect(page.getByText(t('hall.none'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('hall.new') })
    .first()
    .click();
  const create = page.getByRole('button', { name: kit.frame.createWithThis });
  // The filter of the list, which is left only when the form has loaded, has the same label as the field.
  await create.waitFor();
  await page.getByLabel(t('hall.name'), { exact: true }).fill(HALL);
  await page
    .getByRole('radiogroup', { name: t('hall.pattern') })
    .getByText(t('hall.pattern.classic-noble'))
    .click();
  await create.click();
  await expect(page.getByText(t('hall.created'))).toBeVisible();
  // The page of the hall begins at its top: a click during that change would miss the menu.
  await expect(page.getByRole('heading', { name: HALL, level: 1 })).toBeVisible();
  await openArea(manager, 'settings');
  await page.getByText(t('facility.field.preRegistration'), { exact: true }).click();
  await page.getByRole('button', { name: kit.frame.save }).click();
  await expect(page.getByText(t('facility.saved'))).toBeVisible();
  await openArea(manager, 'users');
  return inviteColleague(manager, product, { email: coordinator, role: 'facility.coordinator' });
}

interface Wish {
  readonly venue: string;
  /** The hall the couple chooses; without one, they have not decided yet. */
  readonly hall?: string;
  readonly startsAtMs: number;
  readonly email: string;
}

/** A couple fills in the registration form, with a bank account, and sends it. */
async function sendRegistration({ page, t }: Person, { venue, hall, startsAtMs, email }: Wish): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto(paths.register);
  await pick(page, t('register.facility'), venue);
  await pick(page, t('register.hall'), hall ?? t('register.hall.undecided'));
  await enterDateTime(page, t('register.dateTime'), startsAtMs);
  for (const [who, names] of [
    ['groom', ['小林', '陽斗', 'コバヤシ', 'ハルト']],
    ['bride', ['佐藤', '結衣', 'サトウ', 'ユイ']],
  ] as const) {
    const person = page.getByRole('group', { name: t(`register.${who}`) });
    const labels = ['lastName', 'firstName', 'lastNameKana', 'firstNameKana'] as const;
    for (const [at, label] of labels.entries()) {
      await person.getByLabel(t(`register.${label}`), { exact: true }).fill(names[at] ?? '');
    }
  }
  await field(t('register.email')).fill(email);
  await page.getByText(t('register.bank.now'), { exact: true }).click();
  await field(t('register.bank.name')).fill(BANK_ACCOUNT.bankName);
  await field(t('register.bank.number')).fill(BANK_ACCOUNT.bankNumber);
  await field(t('register.bank.branch')).fill(BANK_ACCOUNT.branchName);
  await field(t('register.bank.branchNumber')).fill(BANK_ACCOUNT.branchNumber);
  await field(t('register.bank.accountNumber')).fill(BANK_ACCOUNT.accountNumber);
  await field(t('register.bank.holder')).fill(BANK_ACCOUNT.accountHolder);
  await page.getByText(t('register.agree')).click();
  await page.getByRole('button', { name: t('register.send') }).click();
}

/** A registration that was sent, and the couple's copy. */
async function seeReceipt({ page, t, language }: Person, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/register\/completion$/);
  await expect(page.getByRole('heading', { name: t('registered.title'), level: 1 })).toBeVisible();
  await expect(page.getByText(t('registered.mail.text', { email }))).toBeVisible();
  const { text } = await product.mailTo(email, 'temporary-wedding');
  expect(text).toContain(language === 'ja' ? '小林' : 'Kobayashi');
  expect(text).not.toContain(BANK_ACCOUNT.accountNumber);
}

/** Opens the registration for a hall from the tab of the weddings. */
async function openRegistration(person: Person, hall: string): Promise<void> {
  const { page, t } = person;
  await openArea(person, 'weddings');
  const tab = page.getByRole('navigation', { name: t('wedding.period') });
  await tab.getByRole('link', { name: t('registration.tab') }).click();
  await rowsOf(page, t('registration.list')).filter({ hasText: hall }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/temporary-weddings\/\d+$/);
}

/** Declines the open registration with a reason, which the couple receives. */
async function decline({ page, t }: Person, email: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: t('registration.decline') }).click();
  await page.getByLabel(t('registration.decline.reason')).fill(reason);
  await expect(page.getByRole('article', { name: t('registration.decline.preview') })).toContainText(reason);
  await page.getByRole('button', { name: t('registration.decline.next') }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button', { name: t('registration.decline') }).click();
  await expect(page.getByText(t('registration.declined.snack.mail'))).toBeVisible();
  expect((await product.mailTo(email, 'temporary-wedding-refused')).text).toContain(reason);
}

/** Registers the open registration; a date inside the 21 days is refused, one after them is accepted. */
async function register({ page, t, kit, language }: Person, key: string, reservationId: string): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.getByRole('button', { name: t('registration.register') }).click();
  await expect(page.getByRole('button', { name: t('wedding.field.hall') })).toContainText(HALL);
  await field(t('wedding.field.reservationId')).fill(reservationId);
  await pick(page, t('wedding.field.band'), t('wedding.band.range', { from: 10, to: 19 }));
  await field(t('wedding.field.key')).fill(key);
  if (language === 'en')
    await expect(page.getByRole('button', { name: t('wedding.field.language') })).toContainText('English');
  await enterDateTime(page, t('wedding.field.dateTime'), inDays(10));
  const create = page.getByRole('button', { name: kit.frame.createWithThis });
  await create.click();
  const tooSoon = refusalText('wedding_date_too_soon', language) ?? '';
  await expect(page.getByRole('group', { name: t('wedding.field.dateTime') })).toContainText(tooSoon);
  await enterDateTime(page, t('wedding.field.dateTime'), inDays(30));
  await create.click();
  await expect(page.getByText(t('registration.registered.snack'))).toBeVisible();
  await expect(page).toHaveURL(/\/weddings\/\d+$/);
}

/** Shows the filters, which are collapsed on a phone. */
async function openFilters({ page, kit, screen }: Person): Promise<void> {
  if (screen === 'phone') await page.getByRole('button', { name: kit.list.openFilters }).click();
}

/** Weddings on the days after that of the registration, created by the calls of the coordinator's own session. */
async function addWeddings({ context }: Person, { facilityId }: OnboardedVenue, prefix: string): Promise<void> {
  const client = new TestClient(product.url);
  for (const { name, value } of await context.cookies(product.url)) client.cookies.set(name, value);
  const params = { facilityId: String(facilityId) };
  const { hall_id: hallId } = await product.db
    .selectFrom('wedding')
    .select('hall_id')
    .where('facility_id', '=', facilityId)
    .executeTakeFirstOrThrow();
  for (let n = 1; n <= OTHER_WEDDINGS; n += 1) {
    const { status } = await client.call(wedding.create, {
      params,
      body: {
        hallId,
        key: `${prefix}-${n}`,
        reservationId: `${prefix}-${n}.`,
        dateTime: formatJst(inDays(30 + n)),
        email: `${prefix}-${n}@example.com`,
        numOfAttendeesDiv: '1',
      },
    });
    expect(status).toBe(200);
  }
}

for (const [at, { language, screen, venue: venueName }] of RUNS.entries()) {
  test(`J2: a coordinator registers a wedding from an empty database, in ${language} on a ${screen}`, async ({
    browser,
  }) => {
    const pictures = `${test.info().project.outputDir}/registration-${screen}`;
    const { url, playbackUrl } = product;
    const actors = new Actors({ browser, url, playbackUrl, language, pictures });
    const venue = venues[at];
    if (venue === undefined) throw new Error(`no venue for ${language} on a ${screen}`);
    const prefix = `${language}-${screen}`;
    const email = `couple-${prefix}@example.com`;
    const reservationId = `R-${prefix}`;
    const couple = await actors.enter('couple', screen);
    const coordinator = await actors.enter('coordinator', screen);
    const { page, t, kit } = coordinator;
    try {
      await test.step('the venue adds a hall, accepts registrations and invites a coordinator', async () => {
        const manager = await actors.enter('administrator of the venue', screen);
        const link = await prepareVenue(manager, venue, `coordinator-${prefix}@example.com`);
        await actors.picture(manager, 'users');
        await acceptInvite(coordinator, link, '大塚 由美');
        await expect(page).toHaveURL(new RegExp(`/facilities/${venue.facilityAccountId}/manage/?$`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await actors.picture(coordinator, 'empty-home');
      });
      await test.step('1–2: the couple registers, and again for another time', async () => {
        const first = { venue: venueName, hall: HALL, startsAtMs: inDays(40), email };
        await sendRegistration(couple, first);
        await seeReceipt(couple, email);
        await actors.picture(couple, 'registered');
        await sendRegistration(couple, { venue: venueName, startsAtMs: inDays(40, 15), email });
        await couple.page.getByRole('button', { name: t('register.twin.send') }).click();
        await seeReceipt(couple, email);
      });
      await test.step('3–5: the second one is declined as a duplicate, with a mail', async () => {
        await openRegistration(coordinator, t('register.hall.undecided'));
        await expect(page.getByText(t('registration.twins.title'))).toBeVisible();
        await expect(page.getByText(`${BANK_ACCOUNT.bankName} ****567`)).toBeVisible();
        await expect(page.getByText(BANK_ACCOUNT.accountNumber)).toHaveCount(0);
        await expect(page.getByRole('link', { name: t('registration.tab.payment') })).toHaveCount(0);
        await actors.picture(coordinator, 'registration');
        await decline(coordinator, email, language === 'ja' ? '重複のため' : 'It was sent twice.');
      });
      await test.step('6–8: the real one becomes a wedding, at least 21 days ahead', async () => {
        await openRegistration(coordinator, HALL);
        await register(coordinator, prefix, reservationId);
        await actors.picture(coordinator, 'wedding');
      });
      await test.step('9: the registration is decided, and its number finds the wedding', async () => {
        await openRegistration(coordinator, HALL);
        await expect(page.getByRole('heading', { name: t('registration.registered'), level: 2 })).toBeVisible();
        await addWeddings(coordinator, venue, prefix);
        await openArea(coordinator, 'weddings');
        await openFilters(coordinator);
        await page.getByLabel(t('wedding.filter.reservationId'), { exact: true }).fill(reservationId);
        const filters = page.getByRole('search', { name: kit.list.filters });
        await filters.getByRole('button', { name: kit.list.search, exact: true }).click();
        await expect(page).toHaveURL(/reservationId=/);
        const found = rowsOf(page, t('wedding.list')).filter({ has: page.getByRole('link') });
        await expect(found).toHaveCount(1);
        await expect(found).toContainText(reservationId);
      });
      await test.step('10: the couple gets the link to their pages', async () => {
        const { text } = await product.mailTo(email, 'temporary-wedding-registered');
        await couple.page.goto(linkIn(text, /http\S+\/manage\/verify\S*/));
        await expect(couple.page.getByLabel(t('account.verify.password'), { exact: true })).toBeVisible();
      });
      await test.step('11: with another page size, the first row of page 3 stays on the page', async () => {
        await page.goto(`${new URL(page.url()).pathname}?limit=5&page=3`);
        // The wedding of the registration is the first of the list, so the eleventh is the tenth of the others.
        const first = rowsOf(page, t('wedding.list')).filter({ hasText: `${prefix}-10.` });
        await expect(first).toBeVisible();
        await page.getByRole('combobox', { name: kit.list.rowsPerPage }).selectOption('10');
        await expect(page).toHaveURL(/page=2/);
        await expect(page).toHaveURL(/limit=10/);
        await expect(first).toBeVisible();
        await seesNoOverflow(page);
        await actors.picture(coordinator, 'weddings');
      });
      expect(actors.complaints.filter(complaint => !/\b4(?:09|22)\b/.test(complaint))).toEqual([]);
    } catch (error) {
      await actors.pictureOfAll('failed');
      throw error;
    } finally {
      await actors.leave();
    }
  });
}
