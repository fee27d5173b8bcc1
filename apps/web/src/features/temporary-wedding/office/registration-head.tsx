import type { TemporaryWeddingDetail } from '@kotohogi/contract/temporary-wedding-staff';
import { RouteTabs } from '@kotohogi/ui/route-tabs';
import { dateTimeText } from '../../../shell/formats.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { CoupleName } from '../../wedding/index.ts';
import { coupleOf, StatusChip } from './due.tsx';
import styles from './registration-head.module.css';
import { t } from './t.ts';

/** The heading of a registration's pages: couple, date, hall and status. */
export function RegistrationHead({ detail }: { readonly detail: TemporaryWeddingDetail }) {
  return (
    <span className={styles.head}>
      <span className={styles.couple}>
        <CoupleName couple={coupleOf(detail)} />
      </span>
      <span className={styles.facts}>
        <span>{dateTimeText(detail.startsAt)}</span>
        <span>{detail.hallName}</span>
        <StatusChip row={detail} />
      </span>
    </span>
  );
}

/** The pages of one registration; a user who may not see bank accounts has only one and needs no tabs. */
export function RegistrationTabs({ id, current }: { readonly id: number; readonly current: 'content' | 'payment' }) {
  const { companyAccountId, accountId, abilities } = useFacility();
  if (!abilities.has('facility:read:paymentInfo')) return null;
  const tabs = [
    {
      id: 'content',
      label: t('registration.tab.content'),
      href: staffPaths.facility.temporaryWedding(companyAccountId, accountId, id),
    },
    {
      id: 'payment',
      label: t('registration.tab.payment'),
      href: staffPaths.facility.temporaryWeddingPayment(companyAccountId, accountId, id),
    },
  ] as const;
  return <RouteTabs label={t('registration.tabs')} currentId={current} tabs={tabs} />;
}
