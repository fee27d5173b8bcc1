import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@kotohogi/domain/kernel/instant';
import { atJst, localDate } from '@kotohogi/domain/kernel/jst';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { show } from '../../../shell/testing/show.tsx';
import { watch } from '../messages.ja.ts';
import { Countdown } from './countdown.tsx';

const startsAt = atJst(localDate('2026-12-19'), 13);

beforeAll(() => addTexts(watch));
afterEach(() => vi.useRealTimers());

test.each([
  // As in the invitation: days are nights, not spans of 24 hours.
  [38 * HOUR_MS, 'あと2日', '2日'],
  [14 * HOUR_MS, 'あと1日', '1日'],
  [13 * HOUR_MS, 'あと13時間0分', '13時間00分'],
  [2 * HOUR_MS + 5 * MINUTE_MS, 'あと2時間5分', '2時間05分'],
  [18 * MINUTE_MS + 24 * SECOND_MS, 'あと18分', '18分24秒'],
  [-SECOND_MS, 'あと0分', '0分00秒'],
])(
  'given a ceremony in %i ms, when a guest waits, then the slate says "%s" and shows "%s"',
  async (leftMs, text, shown) => {
    vi.useFakeTimers({ now: startsAt - leftMs, toFake: ['Date'] });
    await show(<Countdown untilMs={startsAt} />);
    await expect.element(page.getByText(text, { exact: true })).toBeInTheDocument();
    expect(page.getByRole('timer').element().querySelector('[aria-hidden]')?.textContent).toBe(shown);
  },
);
