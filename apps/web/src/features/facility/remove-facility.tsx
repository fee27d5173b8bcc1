import { Button } from '@kotohogi/ui/button';
import { useRowDeletion } from '@kotohogi/ui/data-table/deletion';
import { useNavigate } from '@tanstack/react-router';
import { textsOf } from '../../shell/i18n/text.ts';
import { rowDeletion } from '../../shell/list/delete-row.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { useCompany } from '../company/index.ts';
import { useRemoveFacility } from './api.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

interface NamedFacility {
  readonly id: number;
  readonly name: string;
}

/** Deletes the facility of a page after confirmation, and returns to the list. */
export function RemoveFacility({ facility }: { readonly facility: NamedFacility }) {
  const company = useCompany();
  const remove = useRemoveFacility(company.id);
  const navigate = useNavigate();
  const deletion = useRowDeletion<NamedFacility>({
    data: { state: 'ready', rows: [facility] },
    nameOf: row => row.name,
    describe: () => t('facility.remove.text'),
    deleteRow: async row => {
      const outcome = await rowDeletion(remove.mutateAsync(row.id));
      if (outcome.isDeleted) void navigate({ href: staffPaths.company.facilities(company.accountId) });
      return outcome;
    },
  });
  return (
    <>
      <Button variant="danger" icon="trash-2" onPress={() => deletion.ask(facility)}>
        {t('facility.remove')}
      </Button>
      {deletion.dialog}
    </>
  );
}
