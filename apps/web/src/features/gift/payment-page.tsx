import type { gift } from '@kotohogi/contract/gift';
import type { OutputOf } from '@kotohogi/contract/kit/endpoint';
import type { PaymentPhase } from '@kotohogi/domain/payment/phase';
import { isWallet } from '@kotohogi/domain/payment/types';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { LinkButton } from '@kotohogi/ui/link-button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { type ReactNode, Suspense } from 'react';
import { failureOf } from '../../shell/api/failure-of.ts';
import { yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { momentText } from '../../shell/moment-text.ts';
import { readCallback } from '../../shell/router/callback.ts';
import { ArchivePurchase } from '../archive-sale/index.ts';
import {
  endedText,
  goToIssuer,
  issuerText,
  Paying,
  PaymentMethodSummary,
  PhaseChip,
  paymentText,
} from '../payment/index.ts';
import { ReceiptPage } from '../receipt/index.ts';
import { useGiftInfo } from './api.ts';
import type { ja } from './messages.ja.ts';
import styles from './payment-page.module.css';
import type { PaymentSearch } from './payment-search.ts';
import { Thanks } from './thanks.tsx';

const t = textsOf<typeof ja>();

type Info = OutputOf<typeof gift.paymentInfo>;
type Own = Info['payments'][number];

/** This page with the receipt of an order. */
const receiptHref = (orderId: string) => `?${new URLSearchParams({ receipt: orderId })}`;

interface ResultProps {
  readonly info: Info;
  readonly payment: Own;
  readonly homeHref: string;
}

/** The result of the payment the guest returns from. */
function Result({ info, payment, homeHref }: ResultProps) {
  if (payment.phase !== 'captured') {
    const goHome = () => location.assign(homeHref);
    return (
      <Card tone="floating">
        <Paying payment={payment} goesByItself={false} onAgain={goHome} />
      </Card>
    );
  }
  if (payment.purpose === 'gift') {
    return (
      <Card tone="floating" isFlush>
        <Thanks
          name={info.guest?.name ?? ''}
          email={info.guest?.email ?? ''}
          amountYen={payment.amountYen}
          pattern={info.designPattern}
        />
        <div className={styles.home}>
          <LinkButton href={homeHref} variant="filled" size="large" fullWidth>
            {t('gift.thanks.back')}
          </LinkButton>
        </div>
      </Card>
    );
  }
  // The purchase box itself says that the recording was bought.
  return null;
}

/** Money was taken for these, so that there can be a receipt, if only a void one. */
const WITH_RECEIPT: readonly PaymentPhase[] = ['captured', 'refunded'];

/** The possible action: continue at the issuer, or open the receipt. */
function RowAction({ own }: { readonly own: Own }) {
  const { phase, challenge } = own;
  if (WITH_RECEIPT.includes(phase)) {
    return (
      <LinkButton variant="quiet" size="small" icon="receipt-text" href={receiptHref(own.orderId)}>
        {t('gift.receipt')}
      </LinkButton>
    );
  }
  if (phase !== 'issuer' || challenge === null) return null;
  return (
    <Button variant="quiet" size="small" onPress={() => goToIssuer(challenge)}>
      {issuerText(own.payType, 'go')}
    </Button>
  );
}

function OwnRow({ own, isExplained }: { readonly own: Own; readonly isExplained: boolean }) {
  const ended = isExplained ? undefined : endedText(own);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.sum}>{yenText(own.amountYen)}</p>
        <p className={styles.when}>{momentText(own.capturedAt ?? own.createdAt)}</p>
        {(isWallet(own.payType) || own.maskedCardNo !== '') && (
          <p className={styles.when}>
            <PaymentMethodSummary {...own} />
          </p>
        )}
        {own.message !== '' && <p className={styles.message}>{own.message}</p>}
        {ended !== undefined && <p className={styles.reason}>{ended}</p>}
      </div>
      <div className={styles.side}>
        <PhaseChip phase={own.phase} payType={own.payType} />
        <RowAction own={own} />
      </div>
    </li>
  );
}

interface OwnListProps {
  readonly title: string;
  readonly rows: readonly Own[];
  /** The payment whose outcome the page already explains above. */
  readonly explained?: Own | undefined;
  readonly children?: ReactNode;
}

function OwnList({ title, rows, explained, children }: OwnListProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.subtitle}>{title}</h2>
      <Card isFlush>
        <ul className={styles.rows}>
          {rows.map(own => (
            <OwnRow key={own.orderId} own={own} isExplained={own === explained} />
          ))}
        </ul>
      </Card>
      {children}
    </section>
  );
}

/** Whether a gift can be sent again, and where; otherwise why not. */
function Again({ info, homeHref }: { readonly info: Info; readonly homeHref: string }) {
  const { isOpen, userMessage } = info.offer;
  if (!isOpen) return userMessage !== null && <p className={styles.note}>{userMessage}</p>;
  return (
    <div className={styles.back}>
      <LinkButton href={homeHref}>{paymentText('payment.again')}</LinkButton>
    </div>
  );
}

/** The phases in which a payment ends without a charge. */
const NOT_COMPLETED: readonly PaymentPhase[] = ['failed', 'canceled', 'timeout'];
const isCompleted = ({ phase }: Own) => !NOT_COMPLETED.includes(phase);

function Content({
  info,
  search,
  homeHref,
}: {
  readonly info: Info;
  readonly search: PaymentSearch;
  readonly homeHref: string;
}) {
  const returned = info.payments.find(one => one.orderId === search.orderId);
  const gifts = info.payments.filter(one => one.purpose === 'gift' && isCompleted(one));
  const videos = info.payments.filter(one => one.purpose === 'archive-video' && isCompleted(one));
  const notCompleted = info.payments.filter(one => !isCompleted(one));
  return (
    <>
      {returned !== undefined && <Result info={info} payment={returned} homeHref={homeHref} />}
      {gifts.length > 0 ? (
        <OwnList title={t('gift.page.gifts')} rows={gifts} />
      ) : (
        <Card>
          <EmptyState title={t(info.guest === null ? 'gift.page.manager' : 'gift.page.gifts.empty')} />
        </Card>
      )}
      {info.isBuyer && (
        <ArchivePurchase
          weddingId={info.weddingId}
          isForCouple={info.guest === null}
          isReturned={returned?.purpose === 'archive-video' && returned.phase === 'captured'}
        />
      )}
      {videos.length > 0 && <OwnList title={t('gift.page.video')} rows={videos} />}
      {notCompleted.length > 0 && (
        <OwnList title={t('gift.page.notCompleted')} rows={notCompleted} explained={returned}>
          {notCompleted.some(one => one.purpose === 'gift' && one !== returned) && (
            <Again info={info} homeHref={homeHref} />
          )}
        </OwnList>
      )}
    </>
  );
}

export interface PaymentPageProps {
  readonly weddingKey: string;
  /** The guest page of the wedding. */
  readonly homeHref: string;
  readonly search: PaymentSearch;
  /** Renders the page on the wedding's paper. */
  readonly frame: (sheet: { readonly title: string; readonly lead: string; readonly children: ReactNode }) => ReactNode;
}

/** The page after the issuer's: the guest's own gifts and purchases; with `receipt` the receipt of one. */
export function PaymentPage(props: PaymentPageProps) {
  const { weddingKey: wedding, search, frame } = props;
  if (search.receipt === undefined) return <PaymentList {...props} />;
  const children = (
    <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
      <ReceiptPage key={search.receipt} wedding={wedding} orderId={search.receipt} backHref={location.pathname} />
    </Suspense>
  );
  return frame({ title: t('gift.receipt'), lead: t('gift.receipt.lead'), children });
}

function PaymentList({ weddingKey, homeHref, search, frame }: PaymentPageProps) {
  const query = useGiftInfo(weddingKey);
  const failure = failureOf(query);
  const backHref = readCallback(search.callback, location.origin) ?? homeHref;
  const children = (
    <div className={styles.page}>
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {failure === undefined && query.data === undefined && (
        <div className={styles.section}>
          <Skeleton width="10rem" />
          <Skeleton shape="block" height="12rem" />
        </div>
      )}
      {query.data !== undefined && <Content info={query.data} search={search} homeHref={backHref} />}
      <div className={styles.back}>
        <LinkButton href={backHref} icon="arrow-left">
          {t('gift.page.back')}
        </LinkButton>
      </div>
    </div>
  );
  return frame({ title: t('gift.page'), lead: t('gift.page.lead'), children });
}
