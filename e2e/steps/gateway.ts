import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';

const tradesAnswer = z.object({
  trades: z.array(z.object({ orderId: z.string(), status: z.string(), amountYen: z.number() })),
});

/** A trade as the gateway stores it. */
export type Trade = z.infer<typeof tradesAnswer>['trades'][number];

/** Every trade the gateway has recorded. */
export async function trades(sandboxUrl: string): Promise<readonly Trade[]> {
  const answer = await fetch(new URL('/admin/trades', sandboxUrl));
  return tradesAnswer.parse(await answer.json()).trades;
}

/** Makes the gateway's next calls fail. */
export async function fault(sandboxUrl: string, op: string, mode: string, times: number): Promise<void> {
  const body = JSON.stringify({ op, mode, times: String(times) });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(new URL('/admin/faults', sandboxUrl), { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`the gateway refused the fault ${mode} of ${op}: ${answer.status}`);
}

/** Checks that the issuer asks for the holder, and for this amount. */
export async function seeIssuer(page: Page, amount: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'お支払いの本人認証' })).toBeVisible();
  await expect(page.getByText(amount)).toBeVisible();
}

/** On the issuer's page: checks the amount and approves, or cancels. */
export async function approve(
  page: Page,
  amount: string,
  answer: '承認する' | 'キャンセル' = '承認する',
): Promise<void> {
  await seeIssuer(page, amount);
  await page.getByRole('button', { name: answer }).click();
}

/** On the wallet's page: checks the amount and answers. */
export async function answerInWallet(
  page: Page,
  wallet: string,
  amount: string,
  answer: '支払う' | '支払わない' | '期限切れにする',
) {
  await expect(page.getByRole('heading', { name: wallet })).toBeVisible();
  await expect(page.getByText(amount)).toBeVisible();
  await page.getByRole('button', { name: answer }).click();
}
