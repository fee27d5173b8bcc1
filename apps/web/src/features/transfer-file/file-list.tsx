import { transferFileList } from '@kotohogi/contract/lists';
import type { TransferFileRow } from '@kotohogi/contract/transfer-file';
import { Button } from '@kotohogi/ui/button';
import type { Columns } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import type { ReactNode } from 'react';
import { joinedText } from '../../shell/formats.office.ts';
import { dateText, dateTimeText, yenText } from '../../shell/formats.ts';
import { PagedTable } from '../../shell/list/paged-table.tsx';
import { TwoLines } from '../../shell/list/two-lines.tsx';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { useSaveFile } from '../../shell/list/use-save-file.ts';
import { fileAddress, useFiles } from './api.ts';
import { Part } from './part.tsx';
import { t } from './t.ts';

/** What has become of the transfers of a file. */
function outcomeText({ open, confirmed, failed }: TransferFileRow): string {
  const counts = { open, confirmed, failed };
  const names = (['open', 'confirmed', 'failed'] as const).filter(name => counts[name] > 0);
  return joinedText(
    'facts',
    names.map(name => t(`transferFile.outcome.${name}`, { count: counts[name] })),
  );
}

function Download({ facilityId, row }: { readonly facilityId: number; readonly row: TransferFileRow }) {
  const file = useSaveFile();
  if (!row.isKept) return <span>{t('transferFile.gone')}</span>;
  return (
    <Button
      icon="download"
      size="small"
      isBusy={file.isBusy}
      busyLabel={t('transferFile.download.busy')}
      onPress={() => file.save(fileAddress(facilityId, row.id))}
    >
      {t('transferFile.download')}
    </Button>
  );
}

const columns = (facilityId: number): Columns<TransferFileRow> => [
  {
    id: 'number',
    header: t('transferFile.number'),
    isSortable: true,
    cell: row => (
      <TwoLines detail={joinedText('facts', [dateTimeText(row.madeAt), row.madeBy])}>
        {t('transferFile.number.value', { number: row.number })}
      </TwoLines>
    ),
  },
  { id: 'day', header: t('transferFile.day'), cell: row => dateText(Date.parse(row.transferOn)) },
  { id: 'outcome', header: t('transferFile.outcome'), cell: outcomeText },
  {
    id: 'total',
    header: t('transferFile.total'),
    align: 'end',
    cell: row => (
      <TwoLines detail={t('transferFile.count.value', { count: row.count })}>{yenText(row.totalYen)}</TwoLines>
    ),
  },
  {
    id: 'file',
    header: t('transferFile.file'),
    align: 'end',
    cell: row => <Download facilityId={facilityId} row={row} />,
  },
];

interface FileListProps {
  readonly facilityId: number;
  readonly actions: ReactNode;
}

/** The files that were made, the latest first. */
export function FileList({ facilityId, actions }: FileListProps) {
  const list = useListSearch(transferFileList);
  const query = useFiles(facilityId, { ...list.state });
  return (
    <Part title={t('transferFile.files')} actions={actions}>
      <PagedTable
        label={t('transferFile.files')}
        list={list}
        query={query}
        columns={columns(facilityId)}
        empty={<EmptyState title={t('transferFile.files.none')}>{t('transferFile.files.none.hint')}</EmptyState>}
        isPart
      />
    </Part>
  );
}
