import { chromiumLaunch } from '@kotohogi/testkit/chromium';
import { expect, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors } from './steps/actors.ts';
import * as consoles from './steps/console.ts';
import { Day } from './steps/day.ts';
import { seeCeremony } from './steps/guest.ts';
import { seeRecording } from './steps/recording.ts';

test.use({
  launchOptions: chromiumLaunch(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']),
});

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => {
  await product?.stop();
});

test('staff without an encoder stream a ceremony from a camera, and a guest watches it and its recording', async ({
  browser,
}) => {
  const { url, playbackUrl } = product;
  const pictures = `${test.info().project.outputDir}/camera`;
  const actors = new Actors({ browser, url, playbackUrl, language: 'ja', pictures });
  const day = await Day.begin(product, actors);
  const staff = await day.staff('video-distribution');
  const { page, t, context } = staff;
  await context.grantPermissions(['camera', 'microphone']);
  const status = (text: string) => page.getByRole('status').filter({ hasText: text });

  await test.step('the camera room opens next to the encoder addresses', async () => {
    await day.openConsole(staff);
    await consoles.createSlot(staff);
    await consoles.openStream(staff);
    await page.getByRole('button', { name: t('camera.open') }).click();
    await expect(status(t('camera.say.idle'))).toBeVisible();
    await actors.picture(staff, 'room');
  });
  await test.step('the camera streams, and the console shows it as a private preview', async () => {
    await page.getByRole('button', { name: t('camera.start'), exact: true }).click();
    await expect(status(t('camera.say.sending'))).toBeVisible();
    await consoles.seePreview(staff);
  });
  const guest = await day.guest('guest', 'desktop');
  await test.step('a waiting guest sees the ceremony', async () => {
    await expect(guest.page.getByText(t('slate.auto'))).toBeVisible();
    await consoles.publishStream(staff);
    await seeCeremony(guest);
    await actors.picture(staff, 'on-air');
    await actors.picture(guest, 'on-air');
  });
  await test.step('stopping asks for confirmation, and streaming again continues the same live', async () => {
    await page.getByRole('button', { name: t('camera.stop') }).click();
    const question = page.getByRole('alertdialog', { name: t('camera.ask.stop') });
    await question.getByRole('button', { name: t('camera.stop') }).click();
    await expect(status(t('camera.say.asked'))).toBeVisible();
    await expect(page.getByText(t('console.trouble.slate'))).toBeVisible();
    await page.getByRole('button', { name: t('camera.again') }).click();
    await consoles.expectStatus(staff, 'on-air');
    await seeCeremony(guest);
  });
  await test.step('the live is closed: the camera is notified, and the recording exists', async () => {
    await consoles.closeStream(staff);
    await expect(status(t('camera.say.expelled'))).toBeVisible();
    await seeRecording(guest);
  });
  expect(actors.complaints).toEqual([]);
});
