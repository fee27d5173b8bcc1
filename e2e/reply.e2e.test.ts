import { attendant } from '@kotohogi/contract/attendant';
import { session } from '@kotohogi/contract/session';
import type { Language } from '@kotohogi/contract/texts/texts';
import { DEFAULT_SECTIONS, programTitleInEnglish } from '@kotohogi/domain/invitation/defaults';
import { DAY_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import { type BuiltWedding, buildUser, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { TestClient } from '@kotohogi/testkit/client';
import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person } from './steps/actors.ts';
import { choose, seesNoOverflow } from './steps/controls.ts';
import { type Guest, logIn } from './steps/guest.ts';

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => {
  await product?.stop();
});

/** Time zone of this guest: not Japan's, and with daylight saving time. */
const ZONE = 'Europe/London';
const TOO_LONG = { ja: '10文字以内で入力してください。', en: 'Please enter 10 characters or less.' };
const REQUIRED = { ja: 'この項目は必須です。', en: 'This item is required.' };
const ADDRESS = '長野県北佐久郡軽井沢町軽井沢';

const guestIn = (language: Language): Guest => ({
  name: language === 'ja' ? '中村 花子' : 'Grace Miller',
  nameKana: language === 'ja' ? 'ナカムラ ハナコ' : 'グレース ミラー',
  email: `reply-${language}@example.com`,
  password: 'a-password-of-a-guest',
});

/** A wedding four weeks from now at 1 p.m. in Japan, with the default program. */
async function invite(): Promise<BuiltWedding> {
  const day = addDays(dateOf(instant(Date.now())), 28);
  const startsAt: Instant = instant(atJst(day, 13));
  const wedding = await buildWedding(product.db, { ...product.venue, startsAt });
  await product.db.updateTable('wedding').set({ asks_allergy: true }).where('id', '=', wedding.weddingId).execute();
  await product.db
    .updateTable('invitation')
    .set({ greetings: '遠くにいるみなさまへ', sections: JSON.stringify(DEFAULT_SECTIONS) })
    .where('wedding_id', '=', wedding.weddingId)
    .execute();
  return wedding;
}

const guestsOf = (wedding: BuiltWedding) =>
  product.db
    .selectFrom('attendant')
    .select(['id', 'name', 'answer', 'nick_name', 'address1'])
    .where('wedding_id', '=', wedding.weddingId)
    .execute();

async function countsOf({ weddingId }: BuiltWedding) {
  const { email } = await buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
  const host = new TestClient(product.url);
  await host.call(session.login, { body: { email, password: PASSWORD } });
  return (await host.call(attendant.list, { params: { weddingId }, query: {} })).body.counts;
}

/** The moment as the page writes it for a guest in that zone. */
const timeThere = (at: number, language: Language) =>
  new Intl.DateTimeFormat(language === 'ja' ? 'ja' : 'en-US', {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

async function fillIn({ page, t, language }: Person, guest: Guest): Promise<void> {
  await page.getByLabel(t('reply.name'), { exact: true }).fill(guest.name);
  const kana = page.getByLabel(t('reply.kana'), { exact: true });
  // The English form does not ask for the Japanese reading of a name.
  if (language === 'ja') await kana.fill(guest.nameKana);
  else await expect(kana).toHaveCount(0);
  await page.getByLabel(t('reply.email'), { exact: true }).fill(guest.email);
  await page.getByLabel(t('reply.password'), { exact: true }).fill(guest.password);
}

for (const language of ['ja', 'en'] as const) {
  test(`J4: a guest replies from abroad, uploads a photo, changes the reply; another declines; in ${language}`, async ({
    browser,
  }) => {
    const pictures = `${test.info().project.outputDir}/reply`;
    const { url, playbackUrl, venue } = product;
    const actors = new Actors({ browser, url, playbackUrl, language, pictures });
    const wedding = await invite();
    const account = venue.companyAccountId;
    const guest = guestIn(language);
    const person = await actors.enter(guest.name, 'phone', { timeZone: ZONE });
    const { page, t } = person;
    try {
      await test.step("1–2: the invitation, its program, and the guest's local time", async () => {
        await page.goto(paths.guest.invitation(account, wedding.key));
        const first = DEFAULT_SECTIONS.programs[0]?.title ?? '';
        await expect(page.getByText(language === 'ja' ? first : programTitleInEnglish(first)).first()).toBeVisible();
        await expect(page.getByText(timeThere(wedding.startsAt, language)).first()).toBeVisible();
        await expect(page.getByText(language === 'ja' ? 'あと 28 日' : '28 days')).toBeVisible();
        await seesNoOverflow(page);
        await actors.picture(person, 'invitation');
        await page
          .getByRole('link', { name: t('invitation.reply') })
          .first()
          .click();
      });

      await test.step('3: the relationship is missing: the message is shown and in view', async () => {
        await choose(page, t('reply.answer'), t('reply.answer.attendance'));
        await fillIn(person, guest);
        await page.getByRole('button', { name: t('reply.submit') }).click();
        const group = page.getByRole('radiogroup', { name: t('reply.relation') });
        await expect(page.getByText(REQUIRED[language]).first()).toBeInViewport();
        await expect(group).toBeInViewport();
        await choose(page, t('reply.relation'), t('reply.relation.friend'));
      });

      await test.step('4: the postal code fills in the address', async () => {
        await page.getByLabel(t('reply.zip'), { exact: true }).fill('389-0102');
        await page.getByRole('button', { name: person.kit.form.lookUpAddress }).click();
        await expect(page.getByLabel(t('reply.address'), { exact: true })).toHaveValue(ADDRESS);
      });

      await test.step('companions; after a crash of the tab everything but the password is still there', async () => {
        await page.getByRole('button', { name: t('companions.add') }).click();
        await page.getByLabel(t('companions.name', { n: 1 })).fill('山本 花');
        await page.getByText(t('companions.child'), { exact: true }).click();
        await page.getByLabel(t('allergy.label'), { exact: true }).fill('そば');
        await page.reload();
        await expect(page.getByText(t('reply.draft'))).toBeVisible();
        await expect(page.getByRole('button', { name: t('reply.draft.clear') })).toBeVisible();
        await expect(page.getByLabel(t('reply.name'), { exact: true })).toHaveValue(guest.name);
        await expect(page.getByLabel(t('companions.name', { n: 1 }))).toHaveValue('山本 花');
        await expect(page.getByLabel(t('reply.password'), { exact: true })).toHaveValue('');
        await page.getByLabel(t('reply.password'), { exact: true }).fill(guest.password);
        await seesNoOverflow(page);
        await actors.picture(person, 'form');
      });

      await test.step('5: submitted twice in a row: one guest', async () => {
        await page.getByRole('button', { name: t('reply.submit') }).dblclick();
        await expect(page.getByRole('heading', { name: t('complete.title') })).toBeVisible();
        const guests = await guestsOf(wedding);
        expect(guests).toHaveLength(1);
        expect(guests[0]).toMatchObject({ name: guest.name, answer: 'attendance', address1: ADDRESS });
        await actors.picture(person, 'complete');
      });

      await test.step('6: the mail has a calendar entry with the day in Japan', async () => {
        const mail = await product.mailTo(guest.email, 'rsvp-live');
        const day = dateOf(wedding.startsAt).replaceAll('-', '');
        expect(mail.attachments[0]?.content).toContain(`DTSTART;TZID=Asia/Tokyo:${day}T130000`);
      });

      await test.step('7: log out and in again; the draft is gone', async () => {
        await page.goto(paths.guest.index(account, wedding.key));
        // Wait until the page has loaded its data: a request during the logout would be refused, and counts as a complaint.
        await expect(page.getByText(t('tree.empty'))).toBeVisible();
        await expect(page.getByText(t('message.empty'))).toBeVisible();
        await page.getByRole('button', { name: person.kit.frame.openMenu }).click();
        await page.getByRole('button', { name: t('guest.nav.logout') }).click();
        await logIn(person, guest);
        await expect(page.getByText(t('slate.until'), { exact: true })).toBeVisible();
        expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('reply')))).toEqual([]);
      });

      await test.step('8: a nickname of eleven letters is refused, ten are accepted; the picture is in the audience', async () => {
        await page.goto(paths.guest.profile(account, wedding.key));
        const nickName = page.getByLabel(t('profile.nickName'), { exact: true });
        await nickName.fill('はなこさんだよこんにち');
        await page.getByRole('button', { name: t('profile.nickName.save') }).click();
        await expect(page.getByText(TOO_LONG[language])).toBeVisible();
        await nickName.fill('はなこさんだよこんに');
        await page.getByRole('button', { name: t('profile.nickName.save') }).click();
        await expect(page.getByText(t('self.saved')).first()).toBeVisible();
        const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c98f7f' } })
          .jpeg()
          .toBuffer();
        await page
          .locator('input[type="file"]')
          .first()
          .setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: picture });
        await page
          .getByRole('group', { name: t('crop.area') })
          .or(page.getByLabel(t('crop.area')))
          .first()
          .press('ArrowRight');
        await actors.picture(person, 'crop', false);
        await page.getByRole('button', { name: t('crop.save') }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await seesNoOverflow(page);
        await actors.picture(person, 'profile');
        await page.goto(paths.guest.audience(account, wedding.key));
        await expect(page.getByText('はなこさんだよこんに')).toBeVisible();
        const face = page.locator('main img[src*="/avatar"]');
        await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
        await expect(page.getByText(t('audience.here'), { exact: true })).toBeVisible();
        await actors.picture(person, 'audience');
      });

      await test.step("9: the answer changes to the recording, and the couple's counts follow", async () => {
        expect(await countsOf(wedding)).toMatchObject({ attendance: 1, viewArchive: 0 });
        await page.goto(paths.guest.profile(account, wedding.key));
        await page.getByRole('link', { name: t('profile.answer.change') }).click();
        await choose(page, t('reply.own.change'), t('reply.answer.view-archive'));
        await page.getByRole('button', { name: t('reply.own.save') }).click();
        await expect(page.getByText(t('reply.own.saved'))).toBeVisible();
        expect(await countsOf(wedding)).toMatchObject({ attendance: 0, viewArchive: 1 });
      });

      await test.step('the program is one page, large text is one tap', async () => {
        await page.goto(paths.guest.program(account, wedding.key));
        await expect(page.getByText(t('program.for'))).toBeVisible();
        await page.getByRole('button', { name: t('guest.large') }).click();
        await expect(page.getByRole('button', { name: t('guest.large.off') })).toBeVisible();
        await seesNoOverflow(page);
        await actors.picture(person, 'large');
        await page.getByRole('button', { name: t('guest.large.off') }).click();
      });

      await test.step('12: another guest declines; the response is lost and the browser retries: one guest', async () => {
        const other = await actors.enter(language === 'ja' ? '杉山 正人' : 'Jack Wilson', 'phone');
        await other.page.goto(paths.guest.form(account, wedding.key));
        await choose(other.page, t('reply.answer'), t('reply.answer.absence'));
        await choose(other.page, t('reply.relation'), t('reply.relation.workplace'));
        await other.page.getByLabel(t('reply.name'), { exact: true }).fill(other.name);
        await other.page.route('**/join**', async route => {
          await route.fetch();
          await route.abort();
        });
        const lost = other.page.waitForEvent('requestfailed');
        await other.page.getByRole('button', { name: t('reply.submit') }).click();
        await lost;
        await expect.poll(async () => (await guestsOf(wedding)).length).toBe(2);
        await other.page.close();
        const again = { ...other, page: await other.context.newPage() };
        await again.page.goto(paths.guest.form(account, wedding.key));
        // The reply signed its guest in, so the page knows them; otherwise it sends the same reply once more.
        const submit = again.page.getByRole('button', { name: t('reply.submit') });
        const known = again.page.getByText(t('reply.own.title'));
        await expect(submit.or(known).first()).toBeVisible();
        if (await submit.isVisible()) await submit.click();
        else await again.page.goto(paths.guest.completeAbsence(account, wedding.key));
        await expect(again.page.getByText(t('complete.absence'))).toBeVisible();
        expect(await guestsOf(wedding)).toHaveLength(2);
        await again.page.goto(paths.guest.index(account, wedding.key));
        await expect(again.page.getByText(t('complete.absence'))).toBeVisible();
        await expect(again.page.locator('video')).toHaveCount(0);
        await actors.picture(again, 'absence');
      });
      const lost = (complaint: string) => complaint.includes('/join') || complaint.includes('ERR_FAILED');
      expect(actors.complaints.filter(complaint => !lost(complaint))).toEqual([]);
      expect(wedding.startsAt - Date.now()).toBeGreaterThan(DAY_MS);
    } finally {
      await actors.leave();
    }
  });
}
