import type { InvoiceRow, InvoicesOfMonth } from '@kotohogi/contract/invoice';
import { Button } from '@kotohogi/ui/button';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useState } from 'react';
import { numberText, yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { tableData } from '../../shell/list/table-data.ts';
import { useSaveFile } from '../../shell/list/use-save-file.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { monthLabel } from '../ledger/index.ts';
import { invoicesCsvAddress, useInvoicesOfMonth } from './api.ts';
import { CloseDialog } from './close-dialog.tsx';
import styles from './invoice.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

interface Row extends InvoiceRow {
  readonly id: number;
}

const columns: () => Columns<Row> = () => [
  { id: 'facility', header: t('invoice.facility'), cell: row => row.facilityName },
  { id: 'company', header: t('invoice.company'), cell: row => row.companyName },
  { id: 'number', header: t('invoice.number'), cell: row => row.number },
  { id: 'count', header: t('invoice.count'), align: 'end', cell: row => numberText(row.count) },
  { id: 'totalYen', header: t('invoice.totalYen'), align: 'end', cell: row => yenText(row.totalYen) },
];

const footerOf = (data: InvoicesOfMonth | undefined) =>
  data === undefined ? undefined : { facility: t('invoice.total'), totalYen: yenText(data.totalYen) };

/** The invoices of a month at all venues, each leading to its sheet; the oldest month that is over can be closed here. */
export function MonthView({ month, mayClose }: { readonly month: string; readonly mayClose: boolean }) {
  const query = useInvoicesOfMonth(month);
  const file = useSaveFile();
  const [isClosing, setClosing] = useState(false);
  const { data } = query;
  const invoiceHref = (row: Row) => `?${new URLSearchParams({ month, number: row.number })}`;
  const canClose = mayClose && data?.month.canClose === true;
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <LinkButton href={staffPaths.admin.invoices} variant="quiet" icon="arrow-left">
          {t('invoice.back.months')}
        </LinkButton>
        <div className={styles.actions}>
          <Button
            icon="download"
            isBusy={file.isBusy}
            busyLabel={t('invoice.csv.busy')}
            onPress={() => file.save(invoicesCsvAddress(month))}
          >
            {t('invoice.csv')}
          </Button>
          {canClose && (
            <Button variant="filled" onPress={() => setClosing(true)}>
              {t('invoice.close')}
            </Button>
          )}
        </div>
      </div>
      <h2 className={styles.heading}>{t('invoice.ofMonth', { month: monthLabel(month) })}</h2>
      {data !== undefined && <p className={styles.text}>{t(`invoice.monthHint.${data.month.state}`)}</p>}
      <DataTable
        label={t('invoice.ofMonth', { month: monthLabel(month) })}
        columns={columns()}
        data={tableData(query, ({ rows }) => rows.map(row => ({ ...row, id: row.facilityId })))}
        footer={footerOf(data)}
        {...(data?.month.state === 'closed' ? { rowHref: invoiceHref } : {})}
        empty={<EmptyState title={t('invoice.month.empty')}>{t('invoice.month.empty.hint')}</EmptyState>}
      />
      {isClosing && data !== undefined && <CloseDialog invoices={data} onClose={() => setClosing(false)} />}
    </div>
  );
}
