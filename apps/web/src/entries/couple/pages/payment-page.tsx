import { ArchivePurchase } from '../../../features/archive-sale/index.ts';
import { AccountCard } from '../../../features/deposit-account/index.ts';
import { GiftList, GiftSummaryPanel } from '../../../features/gift/index.ts';
import { useCouple } from '../../../features/invitation/index.ts';
import { TransferPanel } from '../../../features/transfer/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from '../messages.ja.ts';
import styles from './payment-page.module.css';

const t = textsOf<typeof ja>();

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/payment */
export function PaymentPage() {
  const { id } = useCouple();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('couple.nav.payment')}</h1>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <GiftSummaryPanel weddingId={id} hasTransfer={false} />
          <TransferPanel weddingId={id} />
          <AccountCard weddingId={id} />
          <ArchivePurchase weddingId={id} isForCouple />
        </div>
        <GiftList weddingId={id} />
      </div>
    </div>
  );
}
