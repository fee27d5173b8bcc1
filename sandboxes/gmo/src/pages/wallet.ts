import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../call-context.ts';
import type { CallDeps } from '../calls/route.ts';
import { NOTICE_FAULTS, notify } from '../notices.ts';
import type { Store } from '../store.ts';
import {
  answerWallet,
  endIfLate,
  findWalletTrade,
  type WalletAnswer,
  type WalletTrade,
  walletReturnPairs,
} from '../wallet.ts';
import { WALLET_KINDS, type WalletKind } from '../wallet-kinds.ts';
import { type Fields, parseFields } from '../wire/fields.ts';
import { autoPostPage, escapeHtml, formatYen, hiddenInputs, type Page, page } from './layout.ts';
import { sendPage } from './routes.ts';

const ANSWERS: readonly WalletAnswer[] = ['pay', 'decline', 'expire'];

/** The wallet's page: the shop, the amount, and three possible answers. `keep` is posted back with the answer. */
function walletPage(trade: WalletTrade, { name, payType }: WalletKind, store: Store, keep: Fields): Page {
  const shopName = store.settings.shops[trade.shopId]?.name ?? trade.shopId;
  const { productName } = trade.wallet;
  const article = productName === undefined ? '' : `<dt>商品 / Item</dt><dd>${escapeHtml(productName)}</dd>`;
  return page({
    title: `${name}（テスト）`,
    body: `<div class="card"><span class="badge">テスト環境 / Sandbox</span>
<h1>${name}（テスト）</h1><p class="en">Pay with ${name} (test)</p>
<dl><dt>お店 / Shop</dt><dd>${escapeHtml(shopName)}</dd>${article}
<dt>金額 / Amount</dt><dd class="amount">${escapeHtml(formatYen(trade.amountYen + trade.taxYen))}</dd>
<dt>注文番号 / Order</dt><dd><code>${escapeHtml(trade.orderId)}</code></dd></dl>
<form class="actions" method="post" action="/wallet/${payType}/result">${hiddenInputs(keep)}
<button class="go" name="answer" value="pay">支払う<small>Pay</small></button>
<button name="answer" value="decline">支払わない<small>Decline</small></button>
<button class="stop" name="answer" value="expire">期限切れにする<small>Let it expire</small></button></form></div>`,
  });
}

function unknownPaymentPage({ name }: WalletKind): Page {
  return page({
    title: `${name}（テスト）`,
    body: '<div class="card"><h1>このお支払いは見つかりません</h1><p class="en">No such payment</p></div>',
  });
}

function returnToShop(reply: FastifyReply, trade: WalletTrade, world: CallContext): FastifyReply {
  return sendPage(reply, autoPostPage(trade.wallet.returnUrl, Object.fromEntries(walletReturnPairs(trade, world))));
}

function mountKind(app: FastifyInstance, deps: CallDeps, kind: WalletKind): void {
  const { start } = kind.calls;

  async function visit(request: FastifyRequest, reply: FastifyReply, canAnswer: boolean): Promise<FastifyReply> {
    const fields = parseFields(request.body, request.headers['content-type']);
    const { AccessID = '', Token = '' } = fields;
    const world = deps.world(request);
    const found = findWalletTrade(world, kind, AccessID, Token);
    if (found === undefined) return sendPage(reply, unknownPaymentPage(kind), 404);
    const answer = canAnswer ? ANSWERS.find(known => known === fields.answer) : undefined;
    const trade = answer === undefined ? endIfLate(found, world) : answerWallet(found, answer, world);
    if (trade.status === 'REQSUCCESS')
      return sendPage(reply, walletPage(trade, kind, world.store, { AccessID, Token }));
    if (trade !== found) await notify(deps.notices, trade, deps.faults.take(start, NOTICE_FAULTS)?.mode);
    return returnToShop(reply, trade, world);
  }

  app.post(`/payment/${start}.idPass`, (request, reply) => visit(request, reply, false));
  app.post(`/wallet/${kind.payType}/result`, (request, reply) => visit(request, reply, true));
}

/** Mounts the wallets' pages: the start link, to which the guest's browser posts, and the answer given there. */
export function mountWallets(app: FastifyInstance, deps: CallDeps): void {
  for (const kind of Object.values(WALLET_KINDS)) mountKind(app, deps, kind);
}
