import { type HistoryRow, weddingHistoryList } from '@kotohogi/contract/wedding-history';
import type { Columns } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { yearDateText } from '../../../shell/formats.office.ts';
import { timeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { PagedTable } from '../../../shell/list/paged-table.tsx';
import { useListSearch } from '../../../shell/list/use-list-search.ts';
import { useFacility } from '../../facility/index.ts';
import { roleText } from '../../session/index.ts';
import { useWeddingHistory } from '../api.history.ts';
import type { ja } from '../messages.ja.ts';
import { changeText } from './change-text.ts';
import styles from './wedding-history.module.css';

const t = textsOf<typeof ja>();

function personText({ kind, name, role }: HistoryRow['actor']) {
  if (kind === 'system') return { name: t('wedding.history.system'), role: '' };
  const own = role?.scope === 'wedding' ? t('wedding.hosts') : role && roleText(role.scope, role.role);
  return { name: name || t('wedding.history.unnamed'), role: own ?? '' };
}

function Person({ actor }: Pick<HistoryRow, 'actor'>) {
  const { name, role } = personText(actor);
  return (
    <span className={styles.person}>
      {name}
      {role !== '' && <span className={styles.small}>{role}</span>}
    </span>
  );
}

function When({ at }: Pick<HistoryRow, 'at'>) {
  return (
    <span className={styles.when}>
      {yearDateText(at)} {timeText(at)}
    </span>
  );
}

function What({ action, about, changes }: HistoryRow) {
  return (
    <div className={styles.what}>
      <p>
        {t(`wedding.history.did.${action}`)}
        {about !== '' && <span className={styles.about}>{about}</span>}
      </p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(change => (
            <li key={change.field}>{changeText(change)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const columns = (): Columns<HistoryRow> => [
  { id: 'at', header: t('wedding.history.at'), isSortable: true, width: '14rem', cell: row => <When at={row.at} /> },
  { id: 'what', header: t('wedding.history.what'), cell: row => <What {...row} /> },
  { id: 'who', header: t('wedding.history.who'), width: '14rem', cell: row => <Person actor={row.actor} /> },
];

/** The changes in the wedding, with the time and the person: one of the couple, staff, or the product. */
export function WeddingHistory({ weddingId }: { readonly weddingId: number }) {
  const list = useListSearch(weddingHistoryList);
  return (
    <PagedTable
      isPart
      label={t('wedding.tab.history')}
      list={list}
      query={useWeddingHistory(useFacility().id, weddingId, { ...list.state })}
      columns={columns()}
      empty={<EmptyState title={t('wedding.history.none')} />}
    />
  );
}
