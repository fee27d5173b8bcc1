import type { Language } from '@kotohogi/contract/texts/texts';
import { demoKey } from '@kotohogi/domain/attendant/demo-key';
import type { CompanyId } from '@kotohogi/domain/kernel/ids';
import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { expect, type Page, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person } from './steps/actors.ts';
import { recordReactions } from './steps/applause.ts';
import { changeLanguage, seesNoOverflow } from './steps/controls.ts';
import { player } from './steps/guest.ts';
import { Keyboard } from './steps/keyboard.ts';
import { Line } from './steps/line.ts';

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => {
  await product?.stop();
});

/** Exact texts (docs/product/demo.md#samples). */
const REFUSED = {
  ja: 'サンプルのため、この操作はできません。',
  en: 'This is a sample, so this action is not available.',
};
const STAMPS = 8;

async function sampleKey(): Promise<string> {
  const { facilityId, hallId } = product.venue;
  const row = await product.db
    .selectFrom('facility')
    .select('company_id')
    .where('id', '=', facilityId)
    .executeTakeFirstOrThrow();
  return demoKey({ companyId: row.company_id as CompanyId, facilityId, hallId });
}

const video = (person: Person) => player(person, 'archive').locator('video');
const isPaused = (person: Person) => video(person).evaluate((one: HTMLVideoElement) => one.paused);
const timeS = (person: Person) => video(person).evaluate((one: HTMLVideoElement) => one.currentTime);

/** Returns the elements whose text is cut off: hidden overflow with more content than it shows. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main p, main h1, main h2, main a, main button, main dd, main span')]
      .filter(one => one.offsetParent !== null && one.childElementCount === 0 && one.textContent?.trim() !== '')
      .filter(one => {
        const { overflowX, overflowY } = getComputedStyle(one);
        const isCut = overflowX !== 'visible' || overflowY !== 'visible';
        // Text for screen readers only is rendered as a dot.
        const isSeen = one.clientWidth > 4 && one.clientHeight > 4;
        return isSeen && isCut && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);
      })
      .map(one => one.textContent),
  );

/** Opens the sample signed out and waits until its recording plays. */
async function openSample(person: Person, key: string): Promise<void> {
  await person.page.goto(paths.guest.index(product.venue.companyAccountId, key));
  // A busy machine needs time to load the player.
  const patience = { message: 'the sample shows no moving picture', timeout: 60_000 };
  await expect.poll(() => timeS(person), patience).toBeGreaterThan(0.2);
}

for (const language of ['ja', 'en'] as const satisfies readonly Language[]) {
  test(`J5: the sample by keyboard, with reduced motion and with large text, in ${language}`, async ({ browser }) => {
    const pictures = `${test.info().project.outputDir}/demo`;
    const { url, playbackUrl, venue } = product;
    const actors = new Actors({ browser, url, playbackUrl, language, pictures });
    const key = await sampleKey();
    const person = await actors.enter('visitor', 'phone');
    const { page, t, reactions } = person;
    try {
      await test.step('1–2: the sample opens without a login and says that it is a sample', async () => {
        await openSample(person, key);
        await expect(page.getByRole('region', { name: t('guest.demo') })).toContainText(t('guest.demo.text'));
        await actors.picture(person, 'sample');
      });

      await test.step('3: the sample refuses a message, and the text stays in the field', async () => {
        const field = page.getByLabel(t('message.label'), { exact: true });
        await field.fill('おめでとう');
        await page
          .getByRole('button', { name: t('message.send.more') })
          .or(page.getByRole('button', { name: t('message.send') }))
          .first()
          .click();
        await expect(page.getByText(REFUSED[language]).first()).toBeVisible();
        await expect(field).toHaveValue('おめでとう');
      });

      await test.step('7: every stamp has a name', async () => {
        const stamps = page.getByRole('group', { name: reactions.bar }).first().getByRole('button');
        await expect(stamps).toHaveCount(STAMPS);
        for (const stamp of await stamps.all()) await expect(stamp).toHaveAccessibleName(/\S/);
        await stamps.first().click();
      });

      await test.step('6: the keyboard plays, seeks and turns the volume', async () => {
        await video(person).evaluate((one: HTMLVideoElement) => one.pause());
        const stage = player(person, 'archive');
        await stage.focus();
        await page.keyboard.press(' ');
        await expect.poll(() => isPaused(person)).toBe(false);
        await page.keyboard.press(' ');
        await expect.poll(() => isPaused(person)).toBe(true);
        const before = await timeS(person);
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => timeS(person)).toBeGreaterThan(before + 3);
        const volume = () => video(person).evaluate((one: HTMLVideoElement) => one.volume);
        const loud = await volume();
        await page.keyboard.press('ArrowDown');
        await expect.poll(volume).toBeLessThan(loud);
      });

      await test.step('9: large text by one tap and by the link; nothing is cut off', async () => {
        await page.getByRole('button', { name: t('guest.large') }).click();
        const rootPx = () =>
          page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
        await expect.poll(rootPx).toBe(24);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await expect.poll(() => clipped(page)).toEqual([]);
        await seesNoOverflow(page);
        await actors.picture(person, 'twice-as-large');
        await page.reload();
        await expect.poll(rootPx).toBe(24);
        await page.getByRole('button', { name: t('guest.large.off') }).click();
        await expect.poll(rootPx).toBe(16);
        await page.goto(`${paths.guest.program(venue.companyAccountId, key)}?large=1`);
        await expect.poll(rootPx).toBe(24);
        await page.getByRole('button', { name: t('guest.large.off') }).click();
      });

      await test.step('every page of the sample opens', async () => {
        await page.goto(paths.guest.audience(venue.companyAccountId, key));
        await expect(page.getByText(t('audience.you'), { exact: true })).toBeVisible();
        await page.goto(paths.guest.profile(venue.companyAccountId, key));
        const nickName = page.getByLabel(t('profile.nickName'), { exact: true });
        await nickName.fill('サンプル');
        await page.getByRole('button', { name: t('profile.nickName.save') }).click();
        await expect(page.getByText(REFUSED[language]).first()).toBeVisible();
        await expect(nickName).toHaveValue('サンプル');
      });

      await test.step('5: every keyboard focus is visible', async () => {
        await page.goto(paths.guest.program(venue.companyAccountId, key));
        // The server's page has no such link: once it is there, nothing replaces what has the focus.
        const outbox = page.getByRole('link', { name: t('stage.outbox') });
        await expect(outbox).toBeVisible();
        const keyboard = new Keyboard(page);
        await keyboard.tabTo(outbox);
        expect(keyboard.stops).toBeGreaterThan(3);
      });

      await test.step('7–8: reduced motion: no petals, the count is still shown; a tap is not sent', async () => {
        const calm = await actors.enter('calm', 'phone', { isCalm: true });
        const { sent } = await recordReactions(calm);
        await openSample(calm, key);
        const bar = calm.page.getByRole('group', { name: reactions.bar });
        await bar.first().getByRole('button').first().click();
        await expect(calm.page.getByText(t('watch.reactions', { count: 1 }))).toBeVisible();
        expect(sent).toEqual([]);
      });

      await test.step('10: an unknown path shows the page for 404', async () => {
        const answer = await page.goto(`${paths.guest.index(venue.companyAccountId, key)}/nowhere`);
        expect(answer?.status()).toBe(404);
        await expect(
          page
            .getByText(t('error.notFound'), { exact: true })
            .or(page.getByText(t('status.404'), { exact: true }))
            .first(),
        ).toBeVisible();
      });

      await test.step('11: offline and online again: both are announced', async () => {
        await openSample(person, key);
        const line = await Line.of(person);
        await line.cut();
        const { connectionConnected, connectionReconnecting, connectionFailed } = person.kit.frame;
        const lost = page.getByText(connectionReconnecting).or(page.getByText(connectionFailed));
        await expect(lost.first()).toBeVisible({ timeout: 60_000 });
        const connected = page.getByText(connectionConnected);
        const isConnected = expect(connected).toBeVisible({ timeout: 60_000 });
        await line.repair();
        await isConnected;
        await expect(page.getByText(t('error.offline'))).toBeHidden();
        await expect(connected).toHaveCount(0);
      });

      if (language === 'en') {
        await test.step('4: another language is chosen and remembered', async () => {
          await page.goto(paths.guest.program(venue.companyAccountId, key));
          await changeLanguage(page, 'ja');
          await expect(page.getByText('式次第').first()).toBeVisible();
          const cookie = (await person.context.cookies()).find(one => one.name === 'language');
          expect(cookie?.value).toBe('ja');
        });
      }
    } finally {
      await actors.leave();
    }
  });
}
