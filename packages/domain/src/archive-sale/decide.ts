import { after, DAY_MS, type Instant, MINUTE_MS } from '../kernel/instant.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { type Yen, yen } from '../kernel/yen.ts';

/**
 * How long a purchase can be downloaded, even after the recording itself has closed
 * (docs/product/archive-sale.md#download).
 */
export const DOWNLOAD_PERIOD_MS = 30 * DAY_MS;

/** One signed address: 15 minutes, ten uses (docs/product/archive-sale.md#download). */
export const LINK_LIFE_MS = 15 * MINUTE_MS;
export const LINK_USES = 10;

/** What is for sale, and its current state. */
export interface ArchiveFacts {
  /** Neither postponed nor canceled. */
  readonly isActive: boolean;
  /** The facility sells recordings. */
  readonly isSold: boolean;
  /** The facility's price including tax; 0 = free (docs/product/archive-sale.md#price). */
  readonly priceYen: Yen;
  /** The recording is published and its file can be downloaded. */
  readonly hasFile: boolean;
  /** The moment from which the recording is neither shown nor sold. */
  readonly closesAt: Instant;
  /** The facility has a contract with the gateway. */
  readonly hasShop: boolean;
  /** The songs in it are known, or it has none (docs/product/song-list.md#sale). */
  readonly hasSongList: boolean;
}

/**
 * The buyer. A host of the wedding downloads for free once the recording is archived
 * (docs/product/archive-sale.md#download).
 */
export interface BuyerFacts {
  readonly isHost: boolean;
  /** The buyer's purchase: none, being paid, or paid until `expiresAt`. */
  readonly sale:
    | { readonly kind: 'none' }
    | { readonly kind: 'open' }
    | { readonly kind: 'paid'; readonly expiresAt: Instant };
}

/** What the purchase box shows. */
export interface ArchiveSaleStatus {
  readonly purchasable: boolean;
  readonly purchased: boolean;
  readonly priceYen: Yen;
  /** When the download expires; undefined if it never does. */
  readonly expiresAt: Instant | undefined;
  /** A file can be downloaded now. */
  readonly downloadable: boolean;
}

const FREE = yen(0);

function isOnSale(facts: ArchiveFacts, now: Instant): boolean {
  const { isActive, isSold, hasFile, closesAt, priceYen, hasShop, hasSongList } = facts;
  return isActive && isSold && hasFile && hasSongList && now < closesAt && (priceYen === 0 || hasShop);
}

/** The purchase state of a buyer. Hosts need no purchase; a free recording can be downloaded while it is on sale. */
export function saleStatusOf(facts: ArchiveFacts, buyer: BuyerFacts, now: Instant): ArchiveSaleStatus {
  const { sale, isHost } = buyer;
  if (isHost) {
    const { hasFile } = facts;
    return { purchasable: false, purchased: hasFile, priceYen: FREE, expiresAt: undefined, downloadable: hasFile };
  }
  const paidUntil = sale.kind === 'paid' ? sale.expiresAt : undefined;
  const purchased = paidUntil !== undefined && now < paidUntil;
  const onSale = isOnSale(facts, now);
  return {
    purchasable: onSale && sale.kind === 'none',
    purchased,
    priceYen: facts.priceYen,
    expiresAt: paidUntil,
    downloadable: facts.hasFile && (purchased || (onSale && facts.priceYen === 0)),
  };
}

/** A purchase request: the price the buyer saw, and whether it includes a card token. */
export interface SettleCommand {
  readonly amountYen: number;
  readonly hasCardToken: boolean;
}

export type SettleRefusal =
  | 'archive_already_settled'
  | 'archive_not_on_sale'
  | 'archive_price_changed'
  | 'archive_card_required';

/** Decides a purchase: `free` needs no payment (price 0, or a host). */
export function decideSettlement(
  facts: ArchiveFacts,
  buyer: BuyerFacts,
  command: SettleCommand,
  now: Instant,
): { readonly kind: 'free' } | { readonly kind: 'paid'; readonly priceYen: Yen } | Refused<SettleRefusal> {
  if (buyer.sale.kind !== 'none') return refuse('archive_already_settled');
  if (buyer.isHost) return facts.hasFile ? { kind: 'free' } : refuse('archive_not_on_sale');
  if (!isOnSale(facts, now)) return refuse('archive_not_on_sale');
  if (command.amountYen !== facts.priceYen) return refuse('archive_price_changed', { price: facts.priceYen });
  if (facts.priceYen === 0) return { kind: 'free' };
  return command.hasCardToken
    ? { kind: 'paid', priceYen: facts.priceYen }
    : refuse('archive_card_required', { field: 'token' });
}

/** When the download of a purchase paid at `paidAt` expires. */
export function downloadEndsAt(paidAt: Instant): Instant {
  return after(paidAt, DOWNLOAD_PERIOD_MS);
}

export type DownloadRefusal = 'archive_not_purchased' | 'archive_download_over' | 'archive_file_gone';

/** Whether this buyer may download the file now. */
export function decideDownload(
  facts: ArchiveFacts,
  buyer: BuyerFacts,
  now: Instant,
): 'allowed' | Refused<DownloadRefusal> {
  const status = saleStatusOf(facts, buyer, now);
  if (status.downloadable) return 'allowed';
  if (buyer.sale.kind === 'paid' && now >= buyer.sale.expiresAt) return refuse('archive_download_over');
  if (status.purchased || buyer.isHost) return refuse('archive_file_gone');
  return refuse('archive_not_purchased');
}
