import { type ArchiveSaleStatus, archiveSale } from '@kotohogi/contract/archive-sale';
import {
  type ArchiveFacts,
  type BuyerFacts,
  decideDownload,
  decideSettlement,
  downloadEndsAt,
  LINK_LIFE_MS,
  LINK_USES,
  type SettleRefusal,
  saleStatusOf,
} from '@kotohogi/domain/archive-sale/decide';
import type { AttendantId, UserId } from '@kotohogi/domain/kernel/ids';
import { after, instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { isRefused, type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import { yen } from '@kotohogi/domain/kernel/yen';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import type { Caller } from '../../gate/actor.ts';
import { once } from '../../gate/once.ts';
import { type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import { hashToken, newToken } from '../../platform/crypto/keys.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { serveObject } from '../../platform/files/serve.ts';
import { HttpFailure } from '../../platform/http/failure.ts';
import {
  type AfterCommit,
  beginPayment,
  findEarlierPayments,
  findMerchant,
  listPaymentsOfPayer,
  ourPath,
  type PaymentDeps,
  toOwnPayment,
} from '../payment/index.ts';
import { hasSongList } from '../song-list/index.ts';
import { holdWedding, readOffers, readSchedule, readWeddingSummary } from '../wedding/index.ts';
import { type ArchiveSaleDeps, sendArchiveReceipt } from './index.ts';
import {
  type Buyer,
  findLink,
  findLiveSale,
  findRecording,
  insertLink,
  insertSale,
  lockBuyer,
  useLink,
} from './store.ts';

export interface ArchiveSaleHandlerDeps extends ArchiveSaleDeps {
  readonly paymentDeps: PaymentDeps;
  readonly objects: ObjectStore;
}

type SettleCall = Call<typeof archiveSale.settle>;

const INACTIVE = ['postponed', 'canceled', 'cleaned'];
/** States of a live slot with a finished recording: buyers keep their days of download after the viewing window closes. */
const RECORDED = ['archived', 'end'];

/** Returns the buyer: a host of this wedding first (the couple pays nothing), then its guest, otherwise undefined. */
function buyerOf({ user, guest }: Caller, scope: WeddingScope): Buyer | undefined {
  const isHost = user?.grants.some(grant => grant.scope === 'wedding' && grant.weddingId === scope.weddingId);
  if (user !== undefined && isHost) return { userId: user.userId };
  return guest && { attendantId: guest.attendantId };
}

/** Like `buyerOf`, but refuses callers who are neither. */
function needBuyer(caller: Caller, scope: WeddingScope): Buyer {
  const buyer = buyerOf(caller, scope);
  if (buyer !== undefined) return buyer;
  throw new HttpFailure(403, 'Management mode cannot perform guest actions.', { code: 'management_mode' });
}

async function readFacts(tx: Tx, scope: WeddingScope, call: Call) {
  const [schedule, offers, recording, merchant, knowsSongs] = await Promise.all([
    readSchedule(tx, scope.weddingId, call.now),
    readOffers(tx, scope.weddingId),
    findRecording(tx, scope.weddingId),
    findMerchant(tx, scope.facilityId),
    hasSongList(tx, scope.weddingId),
  ]);
  const facts: ArchiveFacts = {
    isActive: !INACTIVE.includes(schedule.lifeCycle),
    isSold: offers.sellsArchiveVideo,
    priceYen: yen(offers.archiveVideoAmount),
    hasFile: recording !== undefined && RECORDED.includes(recording.state) && recording.mp4_key !== null,
    closesAt: schedule.closesAt,
    hasShop: merchant !== undefined,
    hasSongList: knowsSongs,
  };
  return { facts, recording };
}

async function readBuyer(tx: Tx, scope: WeddingScope, buyer: Buyer): Promise<BuyerFacts> {
  const sale = await findLiveSale(tx, scope.weddingId, buyer);
  const isHost = 'userId' in buyer;
  if (sale === undefined) return { isHost, sale: { kind: 'none' } };
  return sale.expires_at === null
    ? { isHost, sale: { kind: 'open' } }
    : { isHost, sale: { kind: 'paid', expiresAt: instant(sale.expires_at) } };
}

/** The purchase box for the caller. A caller who cannot buy sees the price only. */
async function readStatus(
  tx: Tx,
  paymentDeps: PaymentDeps,
  call: Call,
  scope: WeddingScope,
): Promise<ArchiveSaleStatus> {
  const buyer = buyerOf(call.caller, scope);
  const { facts, recording } = await readFacts(tx, scope, call);
  const status =
    buyer === undefined
      ? saleStatusOf({ ...facts, isActive: false }, { isHost: false, sale: { kind: 'none' } }, call.now)
      : saleStatusOf(facts, await readBuyer(tx, scope, buyer), call.now);
  const payments = buyer === undefined ? [] : await listPaymentsOfPayer(tx, scope.weddingId, buyer);
  const latest = payments.find(payment => payment.purpose === 'archive-video');
  return {
    purchasable: status.purchasable,
    price: status.priceYen,
    purchased: status.purchased,
    expiresAt: status.expiresAt ?? null,
    downloadable: status.downloadable,
    sizeBytes: facts.hasFile ? (recording?.size_bytes ?? null) : null,
    durationMs: facts.hasFile ? (recording?.duration_ms ?? null) : null,
    payment: latest === undefined ? null : toOwnPayment(latest, call.language, paymentDeps.publicUrl),
  };
}

type Bought = AfterCommit | Refused<SettleRefusal | 'payment_not_ready' | 'callback_url_refused'>;

async function buyForFree(
  tx: Tx,
  deps: ArchiveSaleHandlerDeps,
  call: SettleCall,
  scope: WeddingScope,
): Promise<Bought> {
  const { now } = call;
  const { weddingId } = scope;
  const buyer = needBuyer(call.caller, scope);
  const expiresAt = downloadEndsAt(now);
  const priceYen = yen(0);
  const id = await insertSale(tx, { weddingId, buyer, priceYen, paymentId: undefined, expiresAt, now });
  await sendArchiveReceipt(tx, deps, { weddingId, buyer, payment: undefined, expiresAt, now });
  await call.audit(tx, id, { priceYen });
  return () => undefined;
}

/** Decides on a purchase and stores it; starts the payment if it costs something. */
async function buy(tx: Tx, deps: ArchiveSaleHandlerDeps, call: SettleCall, scope: WeddingScope): Promise<Bought> {
  const { paymentDeps } = deps;
  const { body, now } = call;
  const { weddingId, facilityId } = scope;
  const buyer = needBuyer(call.caller, scope);
  await lockBuyer(tx, buyer);
  const { facts } = await readFacts(tx, scope, call);
  const command = { amountYen: body.amount, hasCardToken: body.token !== undefined };
  const decision = decideSettlement(facts, await readBuyer(tx, scope, buyer), command, now);
  if (isRefused(decision)) return decision;
  if (decision.kind === 'free') return await buyForFree(tx, deps, call, scope);
  const callbackUrl = ourPath(body.callbackUrl ?? '/', paymentDeps.publicUrl);
  if (callbackUrl === undefined) return refuse('callback_url_refused', { field: 'callbackUrl' });
  const { priceYen } = decision;
  const way = await findEarlierPayments(tx, paymentDeps, { weddingId, payer: buyer, purpose: 'archive-video' });
  const givenUp = await way.giveUp();
  const started = await beginPayment(tx, paymentDeps, {
    purpose: 'archive-video',
    weddingId,
    facilityId,
    payer: buyer,
    method: 'CREDIT',
    amountYen: priceYen,
    maskedCardNo: body.maskedCardNo ?? '',
    cardBrand: body.cardBrand ?? '',
    callbackUrl: body.callbackUrl === undefined ? '' : callbackUrl,
    cardToken: body.token ?? '',
  });
  if (isRefused(started)) return started;
  const { paymentId, orderId } = started.payment;
  const id = await insertSale(tx, { weddingId, buyer, priceYen, paymentId, expiresAt: undefined, now });
  await call.audit(tx, id, { priceYen, orderId });
  return () => {
    givenUp();
    started.done();
  };
}

/** Allows one purchase per idempotency key and one per buyer. */
async function settle(deps: ArchiveSaleHandlerDeps, call: SettleCall, scope: WeddingScope) {
  const { paymentDeps } = deps;
  const buyer = needBuyer(call.caller, scope);
  return await once(paymentDeps.db, call, async tx => {
    await holdWedding(tx, scope.weddingId);
    const done = await buy(tx, deps, call, scope);
    return isRefused(done) ? done : { kept: await readStatus(tx, paymentDeps, call, scope), done, ...buyer };
  });
}

async function makeLink(deps: ArchiveSaleHandlerDeps, call: Call, scope: WeddingScope) {
  const { db, publicUrl } = deps.paymentDeps;
  const buyer = needBuyer(call.caller, scope);
  const { facts } = await readFacts(db, scope, call);
  const decision = decideDownload(facts, await readBuyer(db, scope, buyer), call.now);
  if (decision !== 'allowed') return decision;
  const link = newToken();
  const expiresAt = after(call.now, LINK_LIFE_MS);
  await insertLink(db, { idHash: hashToken(link), weddingId: scope.weddingId, buyer, expiresAt }, call.now);
  return { url: `${publicUrl}/api/weddings/${scope.weddingId}/archiveVideoDownload/${link}`, expiresAt };
}

function isFor(
  buyer: Buyer,
  link: { readonly attendant_id: AttendantId | null; readonly user_id: UserId | null },
): boolean {
  return 'attendantId' in buyer ? link.attendant_id === buyer.attendantId : link.user_id === buyer.userId;
}

async function sendFile(deps: ArchiveSaleHandlerDeps, call: Call<typeof archiveSale.file>, scope: WeddingScope) {
  const { db } = deps.paymentDeps;
  const idHash = hashToken(call.params.link);
  const link = await findLink(db, scope, idHash);
  if (link === undefined) return refuse('archive_link_over');
  const buyer = buyerOf(call.caller, scope);
  if (buyer === undefined || !isFor(buyer, link)) return refuse('archive_link_of_another');
  if (!(await useLink(db, idHash, LINK_USES, call.now))) return refuse('archive_link_over');
  const { recording } = await readFacts(db, scope, call);
  const info = recording?.mp4_key ? await deps.objects.head(recording.mp4_key) : undefined;
  if (info === undefined) return refuse('archive_file_gone');
  const { couple, startsAt } = await readWeddingSummary(db, scope.weddingId);
  return await serveObject(deps.objects, info, {
    rangeHeader: call.rangeHeader,
    cacheControl: 'private, no-store',
    fileName: `${coupleText(couple, 'ja')}の結婚式 ${dateOf(startsAt)}.mp4`,
  });
}

/** Handlers for the sale of recordings. */
export function archiveSaleHandlers(deps: ArchiveSaleHandlerDeps): Route[] {
  const { paymentDeps } = deps;
  return [
    inWedding(archiveSale.paymentSetting, async (_call, scope) => {
      const merchant = await findMerchant(paymentDeps.db, scope.facilityId);
      if (merchant === undefined) return refuse('payment_not_ready');
      const { shopId, environment } = merchant;
      return { shopId, environment, tokenScriptUrl: paymentDeps.gateway.tokenScriptUrl(environment) };
    }),

    inWedding(archiveSale.found, (call, scope) => readStatus(paymentDeps.db, paymentDeps, call, scope)),

    inWedding(archiveSale.settle, (call, scope) => settle(deps, call, scope)),

    inWedding(archiveSale.download, (call, scope) => makeLink(deps, call, scope)),

    inWedding(archiveSale.file, (call, scope) => sendFile(deps, call, scope)),
  ];
}
