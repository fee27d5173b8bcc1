import type { Language } from '@kotohogi/contract/texts/texts';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { yen } from '@kotohogi/domain/kernel/yen';
import { closesAt } from '@kotohogi/domain/wedding/calendar';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildAttendant, buildUser, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { buildGift } from '@kotohogi/testkit/gifts';
import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { staffPaths } from '@kotohogi/web/src/shell/router/staff-paths.ts';
import { expect, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person } from './steps/actors.ts';
import { axeFindings } from './steps/axe.ts';
import { enterAccount, signIn as signInCouple } from './steps/couple.ts';
import { settle } from './steps/settle.ts';
import { signIn as signInStaff } from './steps/staff.ts';

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => {
  await product?.stop();
});

const ACCOUNT = { bank: 'みずほ', branch: '銀座', number: '0123456', holder: 'コバヤシ ハルト', password: PASSWORD };
/** A gift of 30,000 yen, less the commission of 5 %. */
const NET_YEN = yen(28_500);
const NET = '¥28,500';

/** A wedding of ten days ago, whose gift is fixed; the venue needs two people for a transfer. */
async function buildFixed() {
  const { db, venue } = product;
  const { facilityId, hallId } = venue;
  const wedding = await buildWedding(db, { facilityId, hallId, startsAt: instant(Date.now() - 10 * DAY_MS) });
  const { weddingId, startsAt } = wedding;
  const { attendantId } = await buildAttendant(db, weddingId);
  await buildGift(db, { weddingId, facilityId, attendantId, amountYen: 30_000 }, startsAt);
  const fixedAt = at(closesAt(startsAt));
  const freeze = { wedding_id: weddingId, fixed_at: fixedAt, amount_yen: NET_YEN, left_out: 0, run_at: fixedAt };
  await db
    .insertInto('gift_freeze')
    .values(freeze)
    .onConflict(one => one.doNothing())
    .execute();
  await db.updateTable('facility').set({ transfer_approval: true }).where('id', '=', facilityId).execute();
  const couple = await buildUser(db, { scope: 'wedding', weddingId, role: 'organizer' });
  return { ...wedding, email: couple.email };
}

/** Takes a step of the transfer: opens its dialog, enters the password, and sees that it was recorded. */
async function take({ page, t }: Person, step: 'order' | 'approve' | 'confirm', done: string): Promise<void> {
  await page.getByRole('button', { name: t(`transfer.${step}`), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(NET)).toBeVisible();
  await expect(dialog.getByText(/\*{4}456/)).toBeVisible();
  await dialog.locator('input[type=password]').fill(PASSWORD);
  await page.evaluate(settle);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: t(`transfer.${step}`), exact: true }).click();
  await expect(page.getByText(done)).toBeVisible();
}

for (const language of ['ja', 'en'] as const satisfies readonly Language[]) {
  test(`J12 finance transfers the gifts with two people, in ${language}`, async ({ browser }, info) => {
    test.setTimeout(300_000);
    const { url, playbackUrl, venue } = product;
    const { weddingId, key, email } = await buildFixed();
    const actors = new Actors({ browser, url, playbackUrl, language, pictures: info.outputDir });
    const couple = await actors.enter('couple', 'phone');
    const [finance, approver] = [await actors.enter('finance', 'desktop'), await actors.enter('approver', 'desktop')];
    const { companyAccountId, facilityAccountId } = venue;
    const address = staffPaths.facility.weddingPayment(companyAccountId, facilityAccountId, weddingId);
    await test.step('the couple are asked for an account, and enter it', async () => {
      await couple.page.goto(paths.couple.payment(companyAccountId, key));
      await signInCouple(couple, email, PASSWORD);
      await expect(couple.page.getByText(couple.t('transfer.own.next.missing'))).toBeVisible();
      const form = await enterAccount(couple, ACCOUNT);
      await form.getByRole('button', { name: couple.t('deposit.save') }).click();
      await expect(couple.page.getByText(couple.t('transfer.own.next.fixed'))).toBeVisible();
      await actors.picture(couple, 'fixed');
    });
    await test.step('finance orders the transfer, and cannot approve it', async () => {
      await signInStaff(finance, venue, venue.finance);
      await finance.page.goto(address);
      await take(finance, 'order', finance.t('transfer.order.done.approval'));
      await expect(finance.page.getByText(finance.t('transfer.mayNotApprove'))).toBeVisible();
      await actors.picture(finance, 'ordered');
    });
    await test.step('another person approves it', async () => {
      await signInStaff(approver, venue, venue.coordinator);
      await approver.page.goto(address);
      await take(approver, 'approve', approver.t('transfer.approve.done'));
    });
    await test.step('finance confirms the arrival, and the couple know', async () => {
      await finance.page.reload();
      await take(finance, 'confirm', finance.t('transfer.confirm.done'));
      await actors.picture(finance, 'confirmed');
      expect((await product.mailTo(email, 'deposited')).text).toContain('28,500');
      await couple.page.reload();
      await expect(couple.page.getByText(couple.t('transfer.own.next.done'))).toBeVisible();
      expect(await axeFindings(couple.page)).toEqual([]);
      await actors.picture(couple, 'done');
    });
    expect(actors.complaints).toEqual([]);
    await actors.leave();
  });
}
