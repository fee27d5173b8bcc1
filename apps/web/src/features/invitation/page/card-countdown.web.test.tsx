import { DAY_MS, HOUR_MS, instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../shell/testing/show.tsx';
import { CardCountdown } from './card-countdown.tsx';

// 12:00 in Japan.
const NOW = Date.UTC(2026, 10, 22, 3);

afterEach(() => vi.useRealTimers());

test.each([
  [DAY_MS, 'en', '1 day'],
  [28 * DAY_MS, 'en', '28 days'],
  [HOUR_MS, 'en', '1 hour'],
  [28 * DAY_MS, 'ja', 'あと 28 日'],
  [3 * HOUR_MS, 'ja', 'あと 3 時間'],
] as const)(
  'given a ceremony in %i ms, when the card is written in %s, then it counts down "%s"',
  async (leftMs, language, text) => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    await show(<CardCountdown startsAt={instant(NOW + leftMs)} language={language} />);
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  },
);
