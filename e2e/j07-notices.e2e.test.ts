import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { expect, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Cast } from './steps/cast.ts';
import { Day } from './steps/day.ts';

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => {
  await product?.stop();
});

const TITLE = '開式が遅れています';

for (const language of ['ja', 'en'] as const) {
  test(`J7.11: a notice of the staff opens the dialog of the guests, and closes it when it is withdrawn, in ${language}`, async ({
    browser,
  }) => {
    const pictures = `${test.info().project.outputDir}/j07-notices`;
    const { url, playbackUrl, venue } = product;
    const cast = new Cast({ browser, url, playbackUrl, language, pictures });
    const day = await Day.begin(product, cast);
    const guest = await day.guest('山本 直樹');
    const desk = await day.staff('viewer');
    const notices = guest.page.getByRole('dialog', { name: guest.kit.frame.notices });
    const { page, say } = desk;
    try {
      await test.step('the front desk has the screen alone, and asks before it sends', async () => {
        const { companyAccountId, facilityAccountId } = venue;
        await page.goto(paths.facility.notifications(companyAccountId, facilityAccountId, day.wedding.weddingId));
        await page.getByRole('textbox', { name: say('notice.title') }).fill(TITLE);
        await page.getByRole('textbox', { name: say('notice.body') }).fill('開式が<b>15分</b>遅れます。<img src=x>');
        await expect(page.getByText(say('notice.method.mail'))).toHaveCount(0);
        await page.getByRole('button', { name: say('notice.send') }).click();
        await cast.picture(desk, 'ask');
        await page.getByRole('button', { name: say('notice.ask.confirm') }).click();
        await expect(page.getByText(say('notice.sent'))).toBeVisible();
      });
      await test.step('the dialog is there by itself, and closes', async () => {
        await expect(notices.getByRole('heading', { name: TITLE })).toBeVisible();
        await expect(notices.getByText('15分')).toBeVisible();
        await expect(notices.locator('img')).toHaveCount(0);
        await cast.picture(guest, 'dialog', false);
        await notices.getByRole('button', { name: guest.kit.frame.closeNotices }).click();
        await expect(notices).toHaveCount(0);
        await guest.page.reload();
        await expect(guest.page.getByRole('textbox').first()).toBeVisible();
        await expect(notices).toHaveCount(0);
      });
      await test.step('one who comes later finds it; withdrawn, it is gone by itself', async () => {
        const late = await day.guest('山本 花', 'desk');
        const standing = late.page.getByRole('dialog', { name: late.kit.frame.notices });
        await expect(standing.getByText(TITLE)).toBeVisible();
        await page.getByRole('button', { name: say('notice.withdraw.dialog.of', { title: TITLE }) }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: say('notice.withdraw.dialog') })
          .click();
        await expect(standing).toHaveCount(0);
        await expect(page.getByText(say('notice.none'), { exact: true })).toBeVisible();
      });
      expect(cast.complaints).toEqual([]);
    } finally {
      await cast.leave();
    }
  });
}
