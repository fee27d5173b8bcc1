import type { DepositAccountShown } from '@kotohogi/contract/deposit-account';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useState } from 'react';
import { partFailureOf } from '../../shell/api/failure-of.ts';
import { joinedText, noteText, yearDateText } from '../../shell/formats.office.ts';
import styles from './account-card.module.css';
import { AccountForm, useAccountForm } from './account-form.tsx';
import { useDepositAccount } from './api.ts';
import { t } from './t.ts';

function Shown({ account }: { readonly account: DepositAccountShown }) {
  const lines = [
    [t('account.bank'), account.bankName + noteText(account.bankNumber)],
    [t('account.branch'), account.branchName + noteText(account.branchNumber)],
    [t('account.number'), joinedText('facts', [t(`account.type.${account.type}`), account.maskedAccountNumber])],
    [t('account.holder'), account.accountHolder],
  ] as const;
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('account.updated', { date: yearDateText(account.updatedAt) })}</p>
    </>
  );
}

/** The account that receives the gifts, masked, and a button to change it. */
export function AccountCard({ weddingId }: { readonly weddingId: number }) {
  const query = useDepositAccount(weddingId);
  const failure = partFailureOf(query);
  const form = useAccountForm(weddingId);
  const [isOpen, setOpen] = useState(false);
  const state = query.data;
  return (
    <Card title={t('account.title')} id="account">
      {state === undefined && failure === undefined && <Skeleton height="7rem" />}
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {state !== undefined && (
        <div className={styles.card}>
          {state.account === null ? (
            <>
              <p className={styles.none}>{t('account.none')}</p>
              <p className={styles.note}>{t('account.none.text')}</p>
            </>
          ) : (
            <Shown account={state.account} />
          )}
          <Button
            variant={state.account === null ? 'filled' : 'outlined'}
            icon={state.account === null ? 'plus' : 'pencil'}
            onPress={() => setOpen(true)}
          >
            {t(state.account === null ? 'account.add' : 'account.change')}
          </Button>
          <p className={styles.note}>{t('account.safe')}</p>
          {isOpen && (
            <AccountForm
              weddingId={weddingId}
              form={form}
              state={state}
              onClose={() => {
                // The password is required each time.
                form.setValue('password', '');
                setOpen(false);
              }}
              onNewer={() => query.refetch()}
            />
          )}
        </div>
      )}
    </Card>
  );
}
