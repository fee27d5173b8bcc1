import { Alert } from '@kotohogi/ui/alert';
import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { partFailureOf } from '../../../shell/api/failure-of.ts';
import { useFacility } from '../../facility/index.ts';
import { Facts } from '../../wedding/index.ts';
import { useGivenAccount } from './api.ts';
import { t } from './t.ts';

const coded = (name: string, number: string) => t('registration.account.coded', { name, number });

/** The whole bank account of a registration. */
export function GivenAccountCard({ id }: { readonly id: number }) {
  const query = useGivenAccount({ facilityId: useFacility().id, id });
  const failure = partFailureOf(query);
  if (failure !== undefined) return <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton shape="block" height="18rem" />;
  const account = query.data.depositAccount;
  if (account === null) {
    return (
      <Card>
        <EmptyState title={t('registration.account.none')}>{t('registration.account.none.text')}</EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Alert tone="info">{t('registration.account.note')}</Alert>
      <Card title={t('registration.account.title')}>
        <Facts
          facts={[
            { id: 'bank', label: t('registration.account.bank'), value: coded(account.bankName, account.bankNumber) },
            {
              id: 'branch',
              label: t('registration.account.branch'),
              value: coded(account.branchName, account.branchNumber),
            },
            {
              id: 'type',
              label: t('registration.account.type'),
              value: t(`registration.account.type.${account.type}`),
            },
            { id: 'number', label: t('registration.account.number'), value: account.accountNumber },
            { id: 'holder', label: t('registration.account.holder'), value: account.accountHolder },
          ]}
        />
      </Card>
    </>
  );
}
