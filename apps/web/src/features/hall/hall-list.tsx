import type { HallRow } from '@kotohogi/contract/hall';
import { artwork } from '@kotohogi/themes/artwork';
import { PATTERNS } from '@kotohogi/themes/patterns';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { textsOf } from '../../shell/i18n/text.ts';
import { tableData } from '../../shell/list/table-data.ts';
import { paths } from '../../shell/router/paths.ts';
import { useFacility } from '../facility/index.ts';
import { useHalls } from './api.ts';
import styles from './hall-list.module.css';
import type { ja } from './messages.ja.ts';
import { patternText } from './pattern-text.ts';

const t = textsOf<typeof ja>();

const columns = (): Columns<HallRow> => [
  { id: 'name', header: t('hall.name'), cell: row => row.name },
  { id: 'venue', header: t('hall.venue'), cell: row => row.venue || '–' },
  {
    id: 'pattern',
    header: t('hall.pattern'),
    cell: row => (
      <span className={styles.pattern}>
        <img
          className={styles.picture}
          src={artwork(row.designPattern, `leaf-${PATTERNS[row.designPattern].leafColours[0]}`)}
          alt=""
          width="36"
          height="24"
        />
        {patternText(row.designPattern)}
      </span>
    ),
  },
];

/** The halls of the facility, optionally linked to their weddings. */
export function HallList({ isLinked }: { readonly isLinked: boolean }) {
  const { id, companyAccountId, accountId } = useFacility();
  const query = useHalls(id);
  return (
    <DataTable
      label={t('hall.list')}
      columns={columns()}
      data={tableData(query, data => data.rows)}
      rowHref={isLinked ? row => `${paths.facility.weddings(companyAccountId, accountId)}?hall=${row.id}` : undefined}
    />
  );
}
