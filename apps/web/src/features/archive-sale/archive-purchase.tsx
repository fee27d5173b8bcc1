import type { ArchiveStand } from '@kotohogi/contract/archive-sale';
import { AlertDialog } from '@kotohogi/ui/alert-dialog';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { Chip } from '@kotohogi/ui/chip';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { momentText } from '../../shell/moment-text.ts';
import { goToIssuer } from '../payment/index.ts';
import { useArchiveStand, useDownload } from './api.ts';
import styles from './archive-purchase.module.css';
import { forgetPurchase, isPurchaseAwaited } from './awaited-purchase.ts';
import type { ja } from './messages.ja.ts';
import { usePurchase } from './use-purchase.ts';

const say = textsOf<typeof ja>();

const PurchaseDialog = lazy(async () => ({ default: (await import('./purchase-dialog.tsx')).PurchaseDialog }));

const MINUTE_MS = 60_000;
const MEGABYTE = 1_000_000;

/** 34分・2.1GB: the facts known so far. */
function factsText({ durationMs, sizeBytes }: ArchiveStand): string {
  const megabytes = (sizeBytes ?? 0) / MEGABYTE;
  return [
    ...(durationMs === null
      ? []
      : [say('archiveSale.facts.duration', { minutes: Math.max(1, Math.round(durationMs / MINUTE_MS)) })]),
    ...(sizeBytes === null
      ? []
      : [
          megabytes >= 1000
            ? say('archiveSale.facts.size', { gigabytes: (megabytes / 1000).toFixed(1) })
            : say('archiveSale.facts.sizeSmall', { megabytes: Math.max(1, Math.round(megabytes)) }),
        ]),
  ].join(say('archiveSale.facts.and'));
}

function Price({ price }: { readonly price: number }) {
  if (price === 0) return <p className={styles.price}>{say('archiveSale.free')}</p>;
  return (
    <p className={styles.price}>
      <span className={styles.yen}>¥</span>
      {numberText(price)}
      <small>{say('archiveSale.taxIncluded')}</small>
    </p>
  );
}

/** The price, or that it was bought. */
function Standing({ stand: { purchased, price } }: { readonly stand: ArchiveStand }) {
  if (!purchased) return <Price price={price} />;
  return (
    <Chip tone="soft" icon="check">
      {say('archiveSale.purchased')}
    </Chip>
  );
}

/** The download button, and the end of availability. */
function Download({ weddingId, stand }: { readonly weddingId: number; readonly stand: ArchiveStand }) {
  const download = useDownload(weddingId);
  const tell = useFailureNotice();
  const fetchFile = () => download.mutate(undefined, { onError: error => tell(error, fetchFile) });
  return (
    <>
      <Button
        variant="filled"
        icon="download"
        fullWidth
        isBusy={download.isPending}
        busyLabel={say('archiveSale.downloading')}
        onPress={fetchFile}
      >
        {say('archiveSale.download')}
      </Button>
      {stand.expiresAt !== null && (
        <p className={styles.note}>{say('archiveSale.until', { date: momentText(stand.expiresAt) })}</p>
      )}
    </>
  );
}

/** A free recording takes one click: it is recorded as a purchase, mailed and downloaded. */
function TakeForFree({ weddingId }: { readonly weddingId: number }) {
  const purchase = usePurchase(weddingId, 0);
  const download = useDownload(weddingId);
  const tell = useFailureNotice();
  const take = async () => {
    if (await purchase.buy(undefined)) download.mutate(undefined, { onError: error => tell(error) });
  };
  return (
    <>
      <Button
        variant="filled"
        icon="download"
        fullWidth
        isBusy={purchase.isSending || download.isPending}
        busyLabel={say('archiveSale.downloading')}
        onPress={() => void take()}
      >
        {say('archiveSale.take')}
      </Button>
      <AlertDialog
        isOpen={purchase.notice !== undefined}
        onClose={purchase.closeNotice}
        closeLabel={say('archiveSale.ok')}
      >
        {purchase.notice?.text}
      </AlertDialog>
    </>
  );
}

interface BuyProps {
  readonly stand: ArchiveStand;
  /** The dialog is open and shows the state of the payment. */
  readonly isOpen: boolean;
  readonly onBuy: () => void;
}

function Buy({ stand: { payment }, isOpen, onBuy }: BuyProps) {
  return (
    <>
      {payment?.phase === 'issuer' && !isOpen ? (
        <div className={styles.open}>
          <b>{say('archiveSale.issuer')}</b>
          <p className={styles.note}>{say('archiveSale.issuer.hint')}</p>
          <Button variant="filled" fullWidth onPress={() => payment.challenge && goToIssuer(payment.challenge)}>
            {say('archiveSale.continue')}
          </Button>
        </div>
      ) : payment?.phase === 'working' || payment?.phase === 'asking' ? (
        <div className={styles.open} role="status">
          <b>{say('archiveSale.underWay')}</b>
          <p className={styles.note}>{say('archiveSale.underWay.hint')}</p>
        </div>
      ) : (
        <Button variant="filled" icon="download" fullWidth onPress={onBuy}>
          {say('archiveSale.buy')}
        </Button>
      )}
    </>
  );
}

/** Confirms a purchase started in this tab once, even after a return from the card issuer; then reloads the page. */
function BoughtNotice({ weddingId, isReturned }: { readonly weddingId: number; readonly isReturned: boolean }) {
  const [isAwaited] = useState(() => isReturned || isPurchaseAwaited(weddingId));
  const showAgain = () => {
    forgetPurchase(weddingId);
    // Drops the result from the URL, so that the message appears only once.
    if (isReturned) location.replace(location.pathname);
    else location.reload();
  };
  return (
    <AlertDialog isOpen={isAwaited} onClose={showAgain} closeLabel={say('archiveSale.ok')}>
      {say('archiveSale.success')}
    </AlertDialog>
  );
}

interface ActionProps {
  readonly weddingId: number;
  readonly stand: ArchiveStand;
}

function Action({ weddingId, stand, ...buying }: ActionProps & BuyProps) {
  if (stand.purchasable && stand.price === 0) return <TakeForFree weddingId={weddingId} />;
  if (stand.downloadable) return <Download weddingId={weddingId} stand={stand} />;
  return stand.purchased ? null : <Buy stand={stand} {...buying} />;
}

/** The available actions, and the purchase dialog. Its message stays even if another tab buys in the meantime. */
function Offer({ weddingId, stand }: ActionProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Action weddingId={weddingId} stand={stand} isOpen={isOpen} onBuy={open} />
      {wasOpened && (
        <Suspense>
          <PurchaseDialog
            weddingId={weddingId}
            stand={stand}
            isOpen={isOpen && !stand.purchased}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether to show the box: not if nothing is on sale, bought or in progress. */
function isOffered({ purchasable, purchased, downloadable, payment }: ArchiveStand): boolean {
  const phase = payment?.phase;
  return purchasable || purchased || downloadable || phase === 'issuer' || phase === 'working' || phase === 'asking';
}

export interface ArchivePurchaseProps {
  readonly weddingId: number;
  /** On the couple's own page nothing is sold. */
  readonly isForCouple?: boolean;
  /** The URL says that the buyer returns from paying. */
  readonly isReturned?: boolean;
  /** A note above the actions. */
  readonly note?: ReactNode;
}

/** The purchase box: content, availability and price; after the purchase, the download. */
export function ArchivePurchase({ weddingId, isForCouple = false, isReturned = false, note }: ArchivePurchaseProps) {
  const { data: stand } = useArchiveStand(weddingId);
  // Render nothing until it is known whether there is an offer: a box that appears is better than one that vanishes.
  if (stand === undefined || !isOffered(stand)) return null;
  const facts = factsText(stand);
  const terms = isForCouple
    ? say('archiveSale.terms.couple')
    : say(stand.price === 0 ? 'archiveSale.terms.free' : 'archiveSale.terms');
  return (
    <Card tone="floating">
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 className={styles.title}>{say('archiveSale.title')}</h2>
          {!isForCouple && <Standing stand={stand} />}
        </div>
        <p className={styles.words}>
          {facts !== '' && <span className={styles.facts}>{say('archiveSale.facts', { facts })}</span>}
          {terms}
        </p>
        {note}
        <Offer weddingId={weddingId} stand={stand} />
        {stand.purchased && <BoughtNotice weddingId={weddingId} isReturned={isReturned} />}
      </div>
    </Card>
  );
}
