import { CALLS } from '../calls/index.ts';
import { stampOf } from '../clock.ts';
import { FAULT_MODES, type Fault } from '../faults.ts';
import type { Store } from '../store.ts';
import type { Status, Trade } from '../trade.ts';
import { WALLET_KINDS } from '../wallet-kinds.ts';
import { escapeHtml, type Page, page } from './layout.ts';

const LATEST = 100;

/** The calls of the guest's browser. */
const STARTS = Object.values(WALLET_KINDS).map(({ calls }) => calls.start);

/** Yen by state: held, captured, refunded. */
export interface Totals {
  readonly trades: number;
  readonly heldYen: number;
  readonly takenYen: number;
  readonly givenBackYen: number;
}

const HELD: readonly Status[] = ['AUTH', 'SAUTH'];
const TAKEN: readonly Status[] = ['CAPTURE', 'SALES'];
const GIVEN_BACK: readonly Status[] = ['VOID', 'RETURN', 'RETURNX', 'CANCEL'];

function sumOf(trades: readonly Trade[], statuses: readonly Status[], yenOf: (trade: Trade) => number): number {
  return trades.filter(({ status }) => statuses.includes(status)).reduce((total, trade) => total + yenOf(trade), 0);
}

function entireYen({ amountYen, taxYen }: Trade): number {
  return amountYen + taxYen;
}

/** The partially refunded amount; only wallets support partial refunds. */
function partBackYen({ wallet }: Trade): number {
  return (wallet?.canceledYen ?? 0) + (wallet?.canceledTaxYen ?? 0);
}

/** Totals over every trade of the sandbox. */
export function totalsOf(store: Store): Totals {
  const trades = [...store.trades.values()];
  const partlyBackYen = sumOf(trades, TAKEN, partBackYen);
  return {
    trades: trades.length,
    heldYen: sumOf(trades, HELD, entireYen),
    takenYen: sumOf(trades, TAKEN, entireYen) - partlyBackYen,
    givenBackYen: sumOf(trades, GIVEN_BACK, entireYen) + partlyBackYen,
  };
}

function option(value: string, label = value): string {
  return `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`;
}

function faultSection(faults: readonly Fault[]): string {
  const ops = ['*', 'getToken', ...Object.keys(CALLS), ...STARTS];
  const waiting = faults
    .map(({ op, mode, times, delayMs }) => {
      const detail = mode === 'delay' ? ` (${delayMs} ms)` : '';
      return `<li><code>${escapeHtml(op)}</code> ${escapeHtml(mode)}${detail} × ${times}</li>`;
    })
    .join('');
  return `<section class="card"><h2>Faults</h2><ul>${waiting || '<li>none</li>'}</ul>
<form class="row" method="post" action="/admin/faults">
<label>call<select name="op">${ops.map(op => option(op)).join('')}</select></label>
<label>mode<select name="mode">${FAULT_MODES.map(mode => option(mode)).join('')}</select></label>
<label>times<input name="times" value="1" inputmode="numeric" size="4"></label>
<label>delay ms<input name="delayMs" value="3000" inputmode="numeric" size="7"></label>
<button>Add</button><button formaction="/admin/faults/clear">Clear all</button></form></section>`;
}

function settingsSection(store: Store): string {
  const { acs1, noticeUrl, noticeRetryMs, clockOffsetMs, shops } = store.settings;
  const acs = `<select name="acs1">${acs1 ? option('1', 'ACS=1') + option('0', 'ACS=2') : option('0', 'ACS=2') + option('1', 'ACS=1')}</select>`;
  return `<section class="card"><h2>Settings</h2><p class="en">Shops: ${Object.keys(shops).map(escapeHtml).join(', ')}</p>
<form class="row" method="post" action="/admin/settings">
<label>3-D Secure${acs}</label>
<label>notification URL<input name="noticeUrl" value="${escapeHtml(noticeUrl)}" size="44"></label>
<label>re-send after ms<input name="noticeRetryMs" value="${noticeRetryMs}" inputmode="numeric" size="9"></label>
<label>clock offset ms<input name="clockOffsetMs" value="${clockOffsetMs}" size="12"></label>
<button>Save</button></form></section>`;
}

function tradeRow(trade: Trade): string {
  const method = trade.payType === '0' ? (trade.card?.mask ?? '') : WALLET_KINDS[trade.payType].name;
  const cells = [trade.orderId, trade.shopId, trade.status, method, stampOf(trade.processedAtMs)];
  const again = `<form method="post" action="/admin/notices"><input type="hidden" name="shopId" value="${escapeHtml(trade.shopId)}">
<button name="orderId" value="${escapeHtml(trade.orderId)}">Notify</button></form>`;
  return `<tr>${cells.map(cell => `<td>${escapeHtml(cell)}</td>`).join('')}<td class="number">${trade.amountYen.toLocaleString('ja-JP')}</td><td>${again}</td></tr>`;
}

/** The page on which a tester sees every trade, injects faults and changes the settings. */
export function adminPage(store: Store, faults: readonly Fault[]): Page {
  const totals = totalsOf(store);
  const rows = [...store.trades.values()].slice(-LATEST).reverse().map(tradeRow).join('');
  return page({
    title: 'Card gateway sandbox',
    wide: true,
    body: `<h1>Card gateway sandbox</h1><p class="en">${totals.trades} trades · held ¥${totals.heldYen.toLocaleString('ja-JP')} · taken ¥${totals.takenYen.toLocaleString('ja-JP')} · given back ¥${totals.givenBackYen.toLocaleString('ja-JP')}</p><br>
${faultSection(faults)}${settingsSection(store)}
<section class="card"><h2>Latest trades</h2><table><thead><tr><th>order</th><th>shop</th><th>status</th><th>card</th><th>processed (JST)</th><th>yen</th><th></th></tr></thead><tbody>${rows}</tbody></table></section>`,
  });
}
