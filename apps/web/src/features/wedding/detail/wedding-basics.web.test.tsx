import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { Routed } from '../../../shell/testing/routed.tsx';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { FacilityContext } from '../../facility/index.ts';
import { ja as facility } from '../../facility/messages.ja.ts';
import { ja, scheduleForStaff } from '../messages.ja.ts';
import { aWeddingDetail } from '../testing/a-wedding-detail.ts';
import { WeddingBasics } from './wedding-basics.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
  addTexts(facility);
  addTexts(scheduleForStaff);
});
afterEach(() => vi.unstubAllGlobals());

/** Shows the basics of a wedding to staff with these abilities. */
async function open(changes: Parameters<typeof aWeddingDetail>[0]) {
  const area = { id: 1, accountId: 'f', companyAccountId: 'c', name: '施設', abilities: new Set<string>() };
  const part = () => (
    <FacilityContext value={area}>
      <WeddingBasics detail={aWeddingDetail(changes)} />
    </FacilityContext>
  );
  await show(<Routed part={part} />);
}

const button = (key: keyof typeof scheduleForStaff) => page.getByRole('button', { name: scheduleForStaff[key] });

test('given staff who may edit weddings, when they cancel one, then guests and couple are notified after a confirmation', async () => {
  const sent: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) });
    return Response.json({ status: 'canceled', startsAt: 0, mailCount: 3 });
  });
  await open({ abilities: ['facility:write:wedding'], lifeCycle: 'inviting' });
  await button('schedule.cancel').click();
  await expect.element(page.getByText(scheduleForStaff['schedule.cancel.ask.text'])).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: scheduleForStaff['schedule.cancel'] }).click();
  await expect.element(page.getByText('3名のみなさまへお知らせしています。')).toBeVisible();
  expect(sent).toEqual([{ url: '/api/weddings/7/schedule', body: { from: 'active', status: 'canceled' } }]);
});

test('given a platform administrator, when they open a wedding, then they are offered to change its date and nothing else', async () => {
  await open({ abilities: ['facility:write:wedding-minDate-update'], lifeCycle: 'inviting' });
  await page.getByRole('button', { name: ja['wedding.edit.date'] }).click();
  await expect.element(page.getByText(ja['wedding.field.dateTime'], { exact: true })).toBeVisible();
  expect(page.getByText(ja['wedding.field.reservationId'], { exact: true }).query()).toBeNull();
  expect(button('schedule.postpone').query()).toBeNull();
});

test('given a postponed wedding, when staff may edit it, then they are offered a new date', async () => {
  await open({ abilities: ['facility:write:wedding'], lifeCycle: 'postponed' });
  await expect.element(button('schedule.date')).toBeVisible();
});

test('given a postponed wedding, when staff may only read it, then nothing is offered', async () => {
  await open({ abilities: [], lifeCycle: 'postponed' });
  await expect.element(page.getByText(ja['wedding.field.reservationId'], { exact: true })).toBeVisible();
  expect(button('schedule.date').query()).toBeNull();
});
