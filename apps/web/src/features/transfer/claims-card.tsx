import type { TransferClaim } from '@kotohogi/contract/transfer';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { StateChip } from '@kotohogi/ui/chip';
import { useState } from 'react';
import { shortDateText, yenText } from '../../shell/formats.ts';
import styles from './claims-card.module.css';
import { SettleDialog } from './dialog/settle-dialog.tsx';
import { t } from './t.ts';
import type { TransferPartProps } from './transfer-card.tsx';

interface ClaimProps {
  readonly claim: TransferClaim;
  readonly onSettle: (() => void) | undefined;
}

function Claim({ claim, onSettle }: ClaimProps) {
  const { orderId, amountYen, returnedAt, settledAt } = claim;
  return (
    <li className={styles.claim}>
      <span className={styles.amount}>{yenText(amountYen)}</span>
      <span className={styles.about}>
        <span className={styles.order}>{orderId}</span>
        <span className={styles.note}>{t('transfer.claims.returned', { date: shortDateText(returnedAt) })}</span>
      </span>
      {settledAt === null ? (
        <span className={styles.end}>
          <StateChip tone="warn">{t('transfer.claims.open')}</StateChip>
          {onSettle !== undefined && (
            <Button size="small" onPress={onSettle}>
              {t('transfer.settle')}
            </Button>
          )}
        </span>
      ) : (
        <span className={styles.note}>{t('transfer.claims.settled', { date: shortDateText(settledAt) })}</span>
      )}
    </li>
  );
}

/** What the couple owe for gifts that were returned after their transfer; nothing without such a gift. */
export function ClaimsCard({ of, overview, mayWrite }: TransferPartProps) {
  const [settledId, setSettledId] = useState<string>();
  const { claims } = overview;
  const settled = claims.find(({ orderId }) => orderId === settledId);
  if (claims.length === 0) return null;
  return (
    <Card title={t('transfer.claims')}>
      <p className={styles.text}>{t('transfer.claims.text')}</p>
      <ul>
        {claims.map(claim => (
          <Claim
            key={claim.orderId}
            claim={claim}
            onSettle={mayWrite ? () => setSettledId(claim.orderId) : undefined}
          />
        ))}
      </ul>
      {settled !== undefined && (
        <SettleDialog {...of} overview={overview} claim={settled} onClose={() => setSettledId(undefined)} />
      )}
    </Card>
  );
}
