import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../call-context.ts';
import type { CallDeps } from '../calls/route.ts';
import { NOTICE_FAULTS, notify } from '../notices.ts';
import type { Store } from '../store.ts';
import type { Trade } from '../trade.ts';
import {
  answerWallet,
  endIfLate,
  findWalletTrade,
  type WalletAnswer,
  type WalletTrade,
  walletReturnPairs,
} from '../wallet.ts';
import { type Fields, parseFields } from '../wire/fields.ts';
import { autoPostPage, escapeHtml, formatYen, hiddenInputs, type Page, page } from './layout.ts';
import { sendPage } from './routes.ts';

/** The name of the browser's call, as used for faults. */
export const PAYPAY_START = 'PaypayStart';

const ANSWERS: readonly WalletAnswer[] = ['pay', 'decline', 'expire'];

/** The wallet's page: the shop, the amount, and three possible answers. `keep` is posted back with the answer. */
function walletPage(trade: Trade, store: Store, keep: Fields): Page {
  const shopName = store.settings.shops[trade.shopId]?.name ?? trade.shopId;
  return page({
    title: 'PayPay（テスト）',
    body: `<div class="card"><span class="badge">テスト環境 / Sandbox</span>
<h1>PayPay（テスト）</h1><p class="en">Pay with PayPay (test)</p>
<dl><dt>お店 / Shop</dt><dd>${escapeHtml(shopName)}</dd>
<dt>金額 / Amount</dt><dd class="amount">${escapeHtml(formatYen(trade.amountYen + trade.taxYen))}</dd>
<dt>注文番号 / Order</dt><dd><code>${escapeHtml(trade.orderId)}</code></dd></dl>
<form class="actions" method="post" action="/wallet/result">${hiddenInputs(keep)}
<button class="go" name="answer" value="pay">支払う<small>Pay</small></button>
<button name="answer" value="decline">支払わない<small>Decline</small></button>
<button class="stop" name="answer" value="expire">期限切れにする<small>Let it expire</small></button></form></div>`,
  });
}

function unknownPaymentPage(): Page {
  return page({
    title: 'PayPay（テスト）',
    body: '<div class="card"><h1>このお支払いは見つかりません</h1><p class="en">No such payment</p></div>',
  });
}

function returnToShop(reply: FastifyReply, trade: WalletTrade, world: CallContext): FastifyReply {
  return sendPage(reply, autoPostPage(trade.wallet.returnUrl, Object.fromEntries(walletReturnPairs(trade, world))));
}

/** Mounts PayPay's pages: the start link, to which the guest's browser posts, and the answer given there. */
export function mountWallet(app: FastifyInstance, deps: CallDeps): void {
  async function visit(request: FastifyRequest, reply: FastifyReply, canAnswer: boolean): Promise<FastifyReply> {
    const fields = parseFields(request.body, request.headers['content-type']);
    const { AccessID = '', Token = '' } = fields;
    const world = deps.world(request);
    const found = findWalletTrade(world, AccessID, Token);
    if (found === undefined) return sendPage(reply, unknownPaymentPage(), 404);
    const answer = canAnswer ? ANSWERS.find(known => known === fields.answer) : undefined;
    const trade = answer === undefined ? endIfLate(found, world) : answerWallet(found, answer, world);
    if (trade.status === 'REQSUCCESS') return sendPage(reply, walletPage(trade, world.store, { AccessID, Token }));
    if (trade !== found) await notify(deps.notices, trade, deps.faults.take(PAYPAY_START, NOTICE_FAULTS)?.mode);
    return returnToShop(reply, trade, world);
  }

  app.post(`/payment/${PAYPAY_START}.idPass`, (request, reply) => visit(request, reply, false));
  app.post('/wallet/result', (request, reply) => visit(request, reply, true));
}
