import { Button } from '@kotohogi/ui/button';
import { useRowDeletion } from '@kotohogi/ui/data-table/deletion';
import { useNavigate } from '@tanstack/react-router';
import { textsOf } from '../../shell/i18n/text.ts';
import { rowDeletion } from '../../shell/list/delete-row.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { useRemoveCompany } from './api.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

interface NamedCompany {
  readonly id: number;
  readonly name: string;
}

/** Deletes the company of a page after confirmation, and returns to the list. */
export function RemoveCompany({ company }: { readonly company: NamedCompany }) {
  const remove = useRemoveCompany();
  const navigate = useNavigate();
  const deletion = useRowDeletion<NamedCompany>({
    data: { state: 'ready', rows: [company] },
    nameOf: row => row.name,
    describe: () => t('company.remove.text'),
    deleteRow: async row => {
      const outcome = await rowDeletion(remove.mutateAsync(row.id));
      if (outcome.isDeleted) void navigate({ href: staffPaths.admin.companies });
      return outcome;
    },
  });
  return (
    <>
      <Button variant="danger" icon="trash-2" onPress={() => deletion.ask(company)}>
        {t('company.remove')}
      </Button>
      {deletion.dialog}
    </>
  );
}
