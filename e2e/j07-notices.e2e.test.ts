import { staffPaths } from '@kotohogi/web/src/shell/router/staff-paths.ts';
import { expect, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person } from './steps/actors.ts';
import * as consoles from './steps/console.ts';
import { Day } from './steps/day.ts';
import { Encoder } from './steps/encoder.ts';
import { seeCeremony } from './steps/guest.ts';
import { markVideo, seeItInSight } from './steps/in-sight.ts';

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => {
  await product?.stop();
});

// why: tracing takes screenshots all the time, and the machine already carries a stream
test.use({ trace: 'off' });

/** The wedding pages that a guest opens during the ceremony. */
const ELSEWHERE = ['audience', 'profile', 'program'] as const;

/** Gift, messages and the other pages open below or next to the video, which keeps playing. */
async function goAround(guest: Person, actors: Actors): Promise<void> {
  const { page, t, kit } = guest;
  const dialog = page.getByRole('dialog');
  await seeCeremony(guest);
  await markVideo(guest);
  await page.getByRole('button', { name: t(guest.screen === 'phone' ? 'actions.gift' : 'gift.action.choose') }).click();
  await expect(dialog.getByRole('heading', { name: t('gift.title') })).toBeVisible();
  await seeItInSight(guest, dialog);
  await actors.picture(guest, 'gift', false);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  for (const name of ELSEWHERE) {
    if (guest.screen === 'phone') await page.getByRole('button', { name: kit.frame.openMenu }).click();
    if (guest.screen === 'phone') await seeItInSight(guest, dialog);
    const pages = guest.screen === 'phone' ? dialog : page.getByRole('navigation');
    await pages.getByRole('link', { name: t(`guest.nav.${name}`) }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await seeItInSight(guest);
    await actors.picture(guest, name, false);
  }
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: t('tree.title') })).toBeVisible();
  await seeItInSight(guest);
}

test('J7: whatever a guest opens during the ceremony, the video keeps playing in view', async ({ browser }) => {
  const { url, playbackUrl } = product;
  const pictures = `${test.info().project.outputDir}/j07-in-sight`;
  const actors = new Actors({ browser, url, playbackUrl, language: 'ja', pictures });
  const day = await Day.begin(product, actors);
  const staff = await day.staff('video-distribution');
  await day.openConsole(staff);
  const line = await consoles.createSlot(staff);
  await consoles.openStream(staff);
  const encoder = await Encoder.start(line);
  try {
    await consoles.seePreview(staff);
    await consoles.publishStream(staff);
    for (const screen of ['phone', 'desktop'] as const) {
      const guest = await day.guest(screen === 'phone' ? '山本 直樹' : '山本 花', screen);
      await test.step(`on a ${screen}`, () => goAround(guest, actors));
      await guest.context.close();
    }
    expect(actors.complaints).toEqual([]);
  } finally {
    await encoder.stop();
    await actors.leave();
  }
});

const TITLE = '開式が遅れています';
const TITLE_EN = 'The ceremony is late';

for (const language of ['ja', 'en'] as const) {
  test(`J7.11: guests read a staff notice in a ribbon, in their language, until it is withdrawn, in ${language}`, async ({
    browser,
  }) => {
    const pictures = `${test.info().project.outputDir}/j07-notices`;
    const { url, playbackUrl, venue } = product;
    const actors = new Actors({ browser, url, playbackUrl, language, pictures });
    const day = await Day.begin(product, actors);
    const guest = await day.guest('山本 直樹');
    const desktop = await day.staff('viewer');
    const notices = guest.page.getByRole('dialog', { name: guest.kit.frame.notices });
    const { page, t } = desktop;
    const shownTitle = language === 'ja' ? TITLE : TITLE_EN;
    const ribbonOf = ({ page: its }: Person) => its.locator('[data-part="notice-ribbon"]');
    try {
      await test.step('the front desk sees only this screen and confirms before sending', async () => {
        const { companyAccountId, facilityAccountId } = venue;
        await page.goto(staffPaths.facility.notifications(companyAccountId, facilityAccountId, day.wedding.weddingId));
        await page.getByRole('textbox', { name: t('notice.title'), exact: true }).fill(TITLE);
        await page.getByRole('textbox', { name: t('notice.titleEn') }).fill(TITLE_EN);
        await page
          .getByRole('textbox', { name: t('notice.body'), exact: true })
          .fill('開式が<b>15分</b>遅れます。<img src=x>');
        await expect(page.getByText(t('notice.method.mail'))).toHaveCount(0);
        await page.getByRole('button', { name: t('notice.send') }).click();
        await actors.picture(desktop, 'ask');
        await page.getByRole('button', { name: t('notice.ask.confirm') }).click();
        await expect(page.getByText(t('notice.sent'))).toBeVisible();
      });
      await test.step('the ribbon appears on its own and opens the dialog', async () => {
        await expect(ribbonOf(guest)).toContainText(shownTitle);
        await expect(notices).toHaveCount(0);
        await actors.picture(guest, 'ribbon', false);
        await ribbonOf(guest).getByRole('button').first().click();
        await expect(notices.getByRole('heading', { name: shownTitle })).toBeVisible();
        await expect(notices.getByText('15分')).toBeVisible();
        await expect(notices.locator('img')).toHaveCount(0);
        await actors.picture(guest, 'dialog', false);
        await notices.getByRole('button', { name: guest.kit.frame.closeNotices }).click();
        await expect(notices).toHaveCount(0);
        await guest.page.reload();
        await expect(guest.page.getByRole('textbox').first()).toBeVisible();
        await expect(ribbonOf(guest)).toHaveCount(0);
      });
      await test.step('a guest who arrives later sees the notice; once withdrawn, it disappears', async () => {
        const late = await day.guest('山本 花', 'desktop');
        const active = ribbonOf(late);
        await expect(active).toContainText(shownTitle);
        await page.getByRole('button', { name: t('notice.withdraw.dialog.of', { title: TITLE }) }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: t('notice.withdraw.dialog') })
          .click();
        await expect(active).toHaveCount(0);
        await expect(page.getByText(t('notice.none'), { exact: true })).toBeVisible();
      });
      expect(actors.complaints).toEqual([]);
    } finally {
      await actors.leave();
    }
  });
}
