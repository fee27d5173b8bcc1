import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from './refusal.ts';

/** The answer of every list and record that is read and has nothing. */
const EMPTY = { rows: [], total: 0, page: 1, limit: 20, steps: [], isDismissed: true, areas: [] };

const noAnswer = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** The ways a part's own read fails. */
export const FAILURES: readonly (readonly [string, () => Response])[] = [
  ['403', () => refusal(403, 'http_403')],
  ['404', () => refusal(404, 'http_404')],
  ['500', () => refusal(500, 'http_500')],
  ['no answer', noAnswer],
];

/** Fails the calls of one address until the returned function is called; the others have nothing, or `answer`. */
export function failing(address: RegExp, failure: () => Response, answer: object = EMPTY) {
  let isDown = true;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    isDown && address.test(decodeURIComponent(String(input))) ? failure() : Response.json(answer),
  );
  return () => {
    isDown = false;
  };
}

/** Expects the reason within its part, mends the call, and expects that the retry removes the reason. */
export async function expectReason(mend: () => void) {
  const reason = page.getByRole('alert').filter({ hasText: '読み込めませんでした' });
  await expect.element(reason).toBeVisible();
  mend();
  await reason.getByRole('button').click();
  await expect.element(reason).not.toBeInTheDocument();
}
