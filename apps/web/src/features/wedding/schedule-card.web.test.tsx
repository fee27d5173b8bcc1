import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
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
