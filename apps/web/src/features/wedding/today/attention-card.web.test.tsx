import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { Routed } from '../../../shell/testing/routed.tsx';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { FacilityContext } from '../../facility/index.ts';
import { ja } from '../messages.ja.ts';
import { AttentionCard } from './attention-card.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

/** Counts of weddings by the payment state that is asked for. */
async function open(counts: Readonly<Record<string, number>>, ...abilities: string[]) {
  vi.stubGlobal('fetch', async (url: string) => {
    const state = new URL(url, location.origin).searchParams.get('paymentState') ?? '';
    return Response.json({ rows: [], total: counts[state] ?? 0, page: 1, limit: 5 });
  });
  const area = { id: 1, accountId: 'f', companyAccountId: 'c', name: '施設', abilities: new Set(abilities) };
  const part = () => (
    <FacilityContext value={area}>
      <AttentionCard rows={[]} />
    </FacilityContext>
  );
  await show(<Routed part={part} />);
}

test('given failed transfers and updated accounts, when the card is shown, then each links to its weddings', async () => {
  await open({ 'deposit-failure': 2, reconfirmation: 1 }, 'facility:read:weddingPaymentState');
  for (const [title, state] of [
    [ja['wedding.home.attention.failed'], 'deposit-failure'],
    [ja['wedding.home.attention.checked'], 'reconfirmation'],
  ] as const)
    await expect
      .element(page.getByRole('link', { name: new RegExp(title) }))
      .toHaveAttribute('href', expect.stringContaining(`paymentState=${state}`));
});

test('given a user who may not read payments, when the card is shown, then it says nothing about transfers', async () => {
  await open({ 'deposit-failure': 2, reconfirmation: 1 });
  await expect.element(page.getByText(ja['wedding.home.attention.none'])).toBeVisible();
  expect(page.getByRole('link').query()).toBeNull();
});
