import type { FacilityRow } from '@kotohogi/contract/facility';
import type { Columns } from '@kotohogi/ui/data-table';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './facility-list.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The columns after the name, the same for the company and for the platform. */
export const figureColumns = (): Columns<Omit<FacilityRow, 'name'>> => [
  {
    id: 'accountId',
    header: t('facility.accountId'),
    isSortable: true,
    cell: row => <code className={styles.code}>{row.accountId}</code>,
  },
  {
    id: 'contractNumber',
    header: t('facility.contractNumber'),
    isSortable: true,
    align: 'end',
    cell: row => row.contractNumber,
  },
  { id: 'halls', header: t('facility.halls'), align: 'end', cell: row => numberText(row.hallCount) },
  { id: 'upcoming', header: t('facility.upcoming'), align: 'end', cell: row => numberText(row.upcomingWeddings) },
];
