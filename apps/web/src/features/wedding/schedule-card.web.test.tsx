import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { schedule } from './messages.ja.ts';
import { ScheduleCard } from './schedule-card.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(schedule);
});
afterEach(() => vi.unstubAllGlobals());

test('given a double click, when the wedding is postponed, then one request is sent and its success is shown', async () => {
  const serve = vi.fn(async () => Response.json({ status: 'postponed', startsAt: 0, mailCount: 3 }));
  vi.stubGlobal('fetch', serve);
  await show(<ScheduleCard weddingId={1} lifeCycle="inviting" />);
  await page.getByRole('button', { name: schedule['schedule.postpone'] }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: schedule['schedule.postpone'] });
  await userEvent.dblClick(confirm);
  await expect.element(page.getByText('3名のみなさまへお知らせしています。')).toBeVisible();
  expect(serve).toHaveBeenCalledTimes(1);
});

test('given staff, when the hall is in use at the new time, then they read it and may announce the time anyway', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    if (bodies.length === 1) return refusal(409, 'wedding_hall_in_use');
    return Response.json({ status: 'active', startsAt: 0, mailCount: 3 });
  });
  await show(<ScheduleCard weddingId={1} lifeCycle="postponed" />);
  await page.getByRole('button', { name: schedule['schedule.date'] }).click();
  const dialog = page.getByRole('alertdialog');
  await userEvent.fill(dialog.getByRole('textbox', { name: '日付' }), '2027-03-06');
  await userEvent.fill(dialog.getByRole('textbox', { name: '時刻' }), '11:00');
  await dialog.getByRole('button', { name: schedule['schedule.date.send'] }).click();
  await expect.element(dialog.getByText(/wedding_hall_in_use/)).toBeVisible();
  await dialog.getByRole('button', { name: schedule['schedule.date.anyway'] }).click();
  await expect.element(page.getByText('3名のみなさまへお知らせしています。')).toBeVisible();
  expect(bodies).toMatchObject([{ status: 'active' }, { status: 'active', isHallUseConfirmed: true }]);
});
