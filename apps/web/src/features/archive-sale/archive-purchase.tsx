import type { ArchiveSaleStatus } from '@kotohogi/contract/archive-sale';
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
import { useArchiveSaleStatus, useDownload } from './api.ts';
import styles from './archive-purchase.module.css';
import type { ja } from './messages.ja.ts';
import { forgetPurchase, isPurchasePending } from './pending-purchase.ts';
import { usePurchase } from './use-purchase.ts';

const t = textsOf<typeof ja>();

const PurchaseDialog = lazy(async () => ({ default: (await import('./purchase-dialog.tsx')).PurchaseDialog }));

const MINUTE_MS = 60_000;
const MEGABYTE = 1_000_000;

/** 34分・2.1GB: the facts known so far. */
function factsText({ durationMs, sizeBytes }: ArchiveSaleStatus): string {
  const megabytes = (sizeBytes ?? 0) / MEGABYTE;
  return [
    ...(durationMs === null
      ? []
      : [t('archiveSale.facts.duration', { minutes: Math.max(1, Math.round(durationMs / MINUTE_MS)) })]),
    ...(sizeBytes === null
      ? []
      : [
          megabytes >= 1000
            ? t('archiveSale.facts.size', { gigabytes: (megabytes / 1000).toFixed(1) })
            : t('archiveSale.facts.sizeSmall', { megabytes: Math.max(1, Math.round(megabytes)) }),
        ]),
  ].join(t('archiveSale.facts.and'));
}

function Price({ price }: { readonly price: number }) {
  if (price === 0) return <p className={styles.price}>{t('archiveSale.free')}</p>;
  return (
    <p className={styles.price}>
      <span className={styles.yen}>¥</span>
      {numberText(price)}
      <small>{t('archiveSale.taxIncluded')}</small>
    </p>
  );
}

/** The price, or that it was bought. */
function PurchaseStatus({ status: { purchased, price } }: { readonly status: ArchiveSaleStatus }) {
  if (!purchased) return <Price price={price} />;
  return (
    <Chip tone="soft" icon="check">
      {t('archiveSale.purchased')}
    </Chip>
  );
}

/** The download button, and the end of availability. */
function Download({ weddingId, status }: { readonly weddingId: number; readonly status: ArchiveSaleStatus }) {
  const download = useDownload(weddingId);
  const notify = useFailureNotice();
  const fetchFile = () => download.mutate(undefined, { onError: error => notify(error, fetchFile) });
  return (
    <>
      <Button
        variant="filled"
        icon="download"
        fullWidth
        isBusy={download.isPending}
        busyLabel={t('archiveSale.downloading')}
        onPress={fetchFile}
      >
        {t('archiveSale.download')}
      </Button>
      {status.expiresAt !== null && (
        <p className={styles.note}>{t('archiveSale.until', { date: momentText(status.expiresAt) })}</p>
      )}
    </>
  );
}

/** A free recording takes one click: it is recorded as a purchase, mailed and downloaded. */
function TakeForFree({ weddingId }: { readonly weddingId: number }) {
  const purchase = usePurchase(weddingId, 0);
  const download = useDownload(weddingId);
  const notify = useFailureNotice();
  const take = async () => {
    if (await purchase.buy(undefined)) download.mutate(undefined, { onError: error => notify(error) });
  };
  return (
    <>
      <Button
        variant="filled"
        icon="download"
        fullWidth
        isBusy={purchase.isSending || download.isPending}
        busyLabel={t('archiveSale.downloading')}
        onPress={() => void take()}
      >
        {t('archiveSale.take')}
      </Button>
      <AlertDialog
        isOpen={purchase.notice !== undefined}
        onClose={purchase.closeNotice}
        closeLabel={t('archiveSale.ok')}
      >
        {purchase.notice?.text}
      </AlertDialog>
    </>
  );
}

interface BuyProps {
  readonly status: ArchiveSaleStatus;
  /** The dialog is open and shows the state of the payment. */
  readonly isOpen: boolean;
  readonly onBuy: () => void;
}

function Buy({ status: { payment }, isOpen, onBuy }: BuyProps) {
  return (
    <>
      {payment?.phase === 'issuer' && !isOpen ? (
        <div className={styles.open}>
          <b>{t('archiveSale.issuer')}</b>
          <p className={styles.note}>{t('archiveSale.issuer.hint')}</p>
          <Button variant="filled" fullWidth onPress={() => payment.challenge && goToIssuer(payment.challenge)}>
            {t('archiveSale.continue')}
          </Button>
        </div>
      ) : payment?.phase === 'working' || payment?.phase === 'asking' ? (
        <div className={styles.open} role="status">
          <b>{t('archiveSale.underWay')}</b>
          <p className={styles.note}>{t('archiveSale.underWay.hint')}</p>
        </div>
      ) : (
        <Button variant="filled" icon="download" fullWidth onPress={onBuy}>
          {t('archiveSale.buy')}
        </Button>
      )}
    </>
  );
}

/** Confirms a purchase started in this tab once, even after a return from the card issuer; then reloads the page. */
function BoughtNotice({ weddingId, isReturned }: { readonly weddingId: number; readonly isReturned: boolean }) {
  const [isAwaited] = useState(() => isReturned || isPurchasePending(weddingId));
  const showAgain = () => {
    forgetPurchase(weddingId);
    // Drops the result from the URL, so that the message appears only once.
    if (isReturned) location.replace(location.pathname);
    else location.reload();
  };
  return (
    <AlertDialog isOpen={isAwaited} onClose={showAgain} closeLabel={t('archiveSale.ok')}>
      {t('archiveSale.success')}
    </AlertDialog>
  );
}

interface ActionProps {
  readonly weddingId: number;
  readonly status: ArchiveSaleStatus;
}

function Action({ weddingId, status, ...buying }: ActionProps & BuyProps) {
  if (status.purchasable && status.price === 0) return <TakeForFree weddingId={weddingId} />;
  if (status.downloadable) return <Download weddingId={weddingId} status={status} />;
  return status.purchased ? null : <Buy status={status} {...buying} />;
}

/** The available actions, and the purchase dialog. Its message stays even if another tab buys in the meantime. */
function Offer({ weddingId, status }: ActionProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Action weddingId={weddingId} status={status} isOpen={isOpen} onBuy={open} />
      {wasOpened && (
        <Suspense>
          <PurchaseDialog
            weddingId={weddingId}
            status={status}
            isOpen={isOpen && !status.purchased}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether to show the box: not if nothing is on sale, bought or in progress. */
function isOffered({ purchasable, purchased, downloadable, payment }: ArchiveSaleStatus): boolean {
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
  const { data: status } = useArchiveSaleStatus(weddingId);
  // Render nothing until it is known whether there is an offer: a box that appears is better than one that vanishes.
  if (status === undefined || !isOffered(status)) return null;
  const facts = factsText(status);
  const terms = isForCouple
    ? t('archiveSale.terms.couple')
    : t(status.price === 0 ? 'archiveSale.terms.free' : 'archiveSale.terms');
  return (
    <Card tone="floating">
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('archiveSale.title')}</h2>
          {!isForCouple && <PurchaseStatus status={status} />}
        </div>
        <p className={styles.text}>
          {facts !== '' && <span className={styles.facts}>{t('archiveSale.facts', { facts })}</span>}
          {terms}
        </p>
        {note}
        <Offer weddingId={weddingId} status={status} />
        {status.purchased && <BoughtNotice weddingId={weddingId} isReturned={isReturned} />}
      </div>
    </Card>
  );
}
