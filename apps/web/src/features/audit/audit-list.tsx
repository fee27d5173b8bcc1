import { type AuditRow, auditList } from '@kotohogi/contract/audit';
import { Button } from '@kotohogi/ui/button';
import type { Columns } from '@kotohogi/ui/data-table';
import { clockText, yearDateText } from '../../shell/formats.office.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { filterFields } from '../../shell/list/filter-fields.ts';
import { ListView } from '../../shell/list/list-view.tsx';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { useSaveFile } from '../../shell/list/use-save-file.ts';
import { PageLink } from '../../shell/router/page-link.tsx';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { auditCsvAddress, useAudit } from './api.ts';
import styles from './audit-list.module.css';
import { actionText, actorText, detailText, subjectOf, subjectText } from './audit-texts.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

function When({ at }: Pick<AuditRow, 'at'>) {
  return (
    <>
      <span className={styles.time}>{clockText(at)}</span>
      <span className={styles.small}>{yearDateText(at)}</span>
    </>
  );
}

function Actor({ row }: { readonly row: AuditRow }) {
  return (
    <>
      <span className={styles.name}>{actorText(row.actor)}</span>
      {row.apiKeyId !== null && <span className={styles.small}>{t('audit.apiKey', { id: row.apiKeyId })}</span>}
    </>
  );
}

function Action({ row }: { readonly row: AuditRow }) {
  const text = actionText(row.action);
  return (
    <>
      {text}
      <code className={text === undefined ? styles.code : styles.smallCode}>{row.action}</code>
    </>
  );
}

/** The page of a row's wedding, or of its company if it has no wedding. */
function hrefOf({ wedding, company }: AuditRow): string | undefined {
  if (wedding !== null) return staffPaths.admin.live(wedding.id);
  return company === null ? undefined : staffPaths.admin.company(company.id);
}

/** The subject with a link, and its company and venue. */
function Subject({ row }: { readonly row: AuditRow }) {
  const { wedding, facility, company } = row;
  const href = hrefOf(row);
  const text = subjectOf(row.subject);
  const place = facility?.name ?? company?.name;
  return (
    <>
      {href === undefined ? (
        text
      ) : (
        <PageLink className={styles.link} href={href}>
          {text}
        </PageLink>
      )}
      {place !== undefined && <span className={styles.small}>{place}</span>}
      {wedding !== null && <span className={styles.small}>{wedding.reservationId}</span>}
    </>
  );
}

const columns = (): Columns<AuditRow> => [
  { id: 'at', header: t('audit.column.at'), isSortable: true, width: '9rem', cell: row => <When at={row.at} /> },
  { id: 'actor', header: t('audit.column.actor'), cell: row => <Actor row={row} /> },
  { id: 'action', header: t('audit.column.action'), width: '9.5rem', cell: row => <Action row={row} /> },
  { id: 'subject', header: t('audit.column.subject'), cell: row => <Subject row={row} /> },
  {
    id: 'detail',
    header: t('audit.column.detail'),
    width: '24%',
    cell: row => <span className={styles.detail}>{detailText(row.detail) || '–'}</span>,
  },
];

/** The audit: filters, table and paging, all stored in the URL; and a download of all rows. */
export function AuditList() {
  const list = useListSearch(auditList);
  const file = useSaveFile();
  return (
    <ListView
      label={t('audit.list')}
      list={list}
      query={useAudit({ ...list.filters, ...list.state })}
      fields={filterFields(auditList, {
        labelOf: name => t(`audit.filter.${name}`),
        looks: {
          actor: { icon: 'search', size: 'medium' },
          action: { placeholder: 'wedding.update', size: 'medium' },
          subject: { textOf: subjectText, size: 'medium' },
        },
      })}
      columns={columns()}
      aside={
        <Button
          icon="download"
          size="small"
          isBusy={file.isBusy}
          busyLabel={t('audit.csv.busy')}
          onPress={() => file.save(auditCsvAddress(list.filters))}
        >
          {t('audit.csv')}
        </Button>
      }
    />
  );
}
