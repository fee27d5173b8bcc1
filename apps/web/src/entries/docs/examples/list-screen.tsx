import { Button } from '@kotohogi/ui/button';
import { Chip } from '@kotohogi/ui/chip';
import type { Columns } from '@kotohogi/ui/data-table';
import { useRowDeletion } from '@kotohogi/ui/data-table/deletion';
import { useRowSelection } from '@kotohogi/ui/data-table/selection';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { numberText } from '../../../shell/formats.ts';
import { rowDeletion } from '../../../shell/list/delete-row.ts';
import { filterFields } from '../../../shell/list/filter-fields.ts';
import { ListView } from '../../../shell/list/list-view.tsx';
import { tableData } from '../../../shell/list/table-data.ts';
import { useListPage, useListSearch } from '../../../shell/list/use-list-search.ts';
import { deleteGuest, fetchGuests, GUEST_LIST, type Guest, texts } from './list-data.ts';

const FIELDS = filterFields(GUEST_LIST, {
  labelOf: name => texts[name],
  looks: {
    name: { icon: 'search', size: 'large' },
    answer: { size: 'medium', textOf: value => texts.answers[value] },
  },
});

const COLUMNS: Columns<Guest> = [
  { id: 'name', header: texts.name, isSortable: true, cell: row => row.name },
  { id: 'answer', header: texts.answer, cell: row => <Chip>{texts.answers[row.answer]}</Chip> },
  { id: 'answeredOn', header: texts.answered, isSortable: true, cell: row => row.answeredOn },
  { id: 'giftYen', header: texts.gift, isSortable: true, align: 'end', cell: row => numberText(row.giftYen) },
];

/** A complete list: filters, order and pages in the URL, rows to select and delete, cards on a phone. */
export function ListScreen() {
  const notify = useSnackbar();
  const client = useQueryClient();
  const list = useListSearch(GUEST_LIST);
  const asked = { ...list.filters, ...list.state };
  const query = useListPage(['example', asked], () => fetchGuests(asked));
  const remove = useMutation({
    mutationFn: deleteGuest,
    onSuccess: () => client.invalidateQueries({ queryKey: ['example'] }),
  });
  const data = tableData(query, page => page.rows);
  const nameOf = (row: Guest) => row.name;
  const selection = useRowSelection<Guest>({
    data,
    nameOf,
    renderActions: ({ length }) => (
      <Button size="small" icon="mail" onPress={() => notify({ tone: 'ok', text: texts.mailed(length) })}>
        {texts.mail(length)}
      </Button>
    ),
  });
  const deletion = useRowDeletion<Guest>({
    data,
    nameOf,
    describe: () => texts.consequence,
    deleteRow: row => rowDeletion(remove.mutateAsync(row.id)),
  });
  const columns: Columns<Guest> = [...COLUMNS, deletion.column];
  const empty = <EmptyState>{texts.narrower}</EmptyState>;
  return (
    <>
      <ListView label={texts.guests} fields={FIELDS} {...{ columns, list, query, selection, empty }} />
      {deletion.dialog}
    </>
  );
}
