import type { Store } from '../store.ts';
import type { Challenge, ChallengeResult, Trade } from '../trade.ts';
import type { Fields } from '../wire/fields.ts';
import { escapeHtml, formatYen, hiddenInputs, type Page, page } from './layout.ts';

/** The buttons on the issuer's page. */
const ANSWERS: Readonly<Record<string, ChallengeResult>> = { approve: 'Y', fail: 'N', cancel: 'cancel' };

/** The result the issuer determines on its own, or undefined when it challenges the holder. */
export function resultWithoutAsking(trade: Trade): ChallengeResult | undefined {
  switch (trade.card?.threeDs) {
    case 'challenge':
      return undefined;
    case 'attempted':
      return 'A';
    case 'failed':
      return 'N';
    case 'rejected':
      return 'R';
    case 'unavailable':
      return 'U';
    case 'frictionless':
    case undefined:
      return 'Y';
  }
}

/** The answer in a posted form, if any. */
export function answerOf(fields: Fields): ChallengeResult | undefined {
  return ANSWERS[fields.answer ?? ''];
}

/** The issuer's page: the shop, the amount, and three possible answers. `keep` is posted back with the answer. */
export function challengePage(trade: Trade, store: Store, form: { action: string; keep: Fields }): Page {
  const shopName = trade.tenantName || (store.settings.shops[trade.shopId]?.name ?? trade.shopId);
  return page({
    title: '本人認証サービス（テスト）',
    body: `<div class="card"><span class="badge">テスト環境 / Sandbox</span>
<h1>お支払いの本人認証</h1><p class="en">Confirm that this payment is yours</p>
<dl><dt>お店 / Shop</dt><dd>${escapeHtml(shopName)}</dd>
<dt>金額 / Amount</dt><dd class="amount">${escapeHtml(formatYen(trade.amountYen + trade.taxYen))}</dd>
<dt>カード / Card</dt><dd><code>${escapeHtml(trade.card?.mask ?? '')}</code></dd>
<dt>注文番号 / Order</dt><dd><code>${escapeHtml(trade.orderId)}</code></dd></dl>
<form class="actions" method="post" action="${escapeHtml(form.action)}">${hiddenInputs(form.keep)}
<button class="go" name="answer" value="approve">承認する<small>Approve</small></button>
<button name="answer" value="cancel">キャンセル<small>Cancel</small></button>
<button class="stop" name="answer" value="fail">認証に失敗させる<small>Fail the check</small></button></form></div>`,
  });
}

/** Page for a challenge that does not exist or is over. */
export function unknownChallengePage(): Page {
  return page({
    title: '本人認証サービス（テスト）',
    body: '<div class="card"><h1>この認証は見つかりません</h1><p class="en">No such identity check</p></div>',
  });
}

/** Finds a challenge of a version by its id; for version 2 the secret in its URL must match as well. */
export function findChallenge(
  store: Store,
  wanted: { version: 1 | 2; id: string; secret?: string },
): { trade: Trade; challenge: Challenge } | undefined {
  const trade = store.findTradeByChallenge(wanted.id);
  const challenge = trade?.challenge;
  if (trade === undefined || challenge?.version !== wanted.version) return undefined;
  return wanted.secret === undefined || challenge.secret === wanted.secret ? { trade, challenge } : undefined;
}

/** Stores the result of a challenge. The first result counts, whatever is pressed later. */
export function recordResult(store: Store, trade: Trade, challenge: Challenge, result: ChallengeResult): Challenge {
  if (challenge.result !== undefined) return challenge;
  const concluded = { ...challenge, result };
  store.saveTrade({ ...trade, challenge: concluded });
  return concluded;
}
