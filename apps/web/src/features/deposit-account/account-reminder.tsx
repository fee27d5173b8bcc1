import { isAccountToCheck } from '@kotohogi/domain/transfer/account-to-check';
import { Alert } from '@kotohogi/ui/alert';
import { LinkButton } from '@kotohogi/ui/link-button';
import { usePaymentSummary } from '../payment/index.ts';
import { useDepositAccount } from './api.ts';
import { t } from './t.ts';

export interface AccountReminderProps {
  readonly weddingId: number;
  readonly href: string;
  /** The page already lists a missing account elsewhere. */
  readonly isOnList: boolean;
}

/**
 * On the couple's home: the account is missing, or a transfer to it was returned. Empty otherwise, and while loading.
 */
export function AccountReminder({ weddingId, href, isOnList }: AccountReminderProps) {
  const { data: state } = useDepositAccount(weddingId);
  const { data: summary } = usePaymentSummary(weddingId);
  if (state === undefined) return null;
  const isFailed =
    summary !== undefined &&
    isAccountToCheck({
      paymentState: summary.paymentState,
      latest: summary.transfers[0],
      accountUpdatedAt: state.account?.updatedAt,
    });
  if (!isFailed && (state.account !== null || isOnList)) return null;
  return (
    <Alert
      tone={isFailed ? 'warn' : 'info'}
      title={t(isFailed ? 'account.failed' : 'account.todo')}
      action={
        <LinkButton variant={isFailed ? 'filled' : 'outlined'} href={`${href}#account`}>
          {t(isFailed ? 'account.check' : 'account.add')}
        </LinkButton>
      }
    >
      {t(isFailed ? 'account.failed.text' : 'account.todo.text')}
    </Alert>
  );
}
