import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useNavigate } from '@tanstack/react-router';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { useCreateWedding } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { CreateWeddingForm } from './create-wedding-form.tsx';
import { type NewWeddingBody, type NewWeddingSearch, newWeddingOn } from './wedding-form.ts';

const t = textsOf<typeof ja>();

export interface NewWeddingProps {
  /** The day and the hall that were chosen in the calendar. */
  readonly chosen?: NewWeddingSearch;
}

/** Creates a wedding, then opens it and shows a message. */
export function NewWedding({ chosen = {} }: NewWeddingProps) {
  const { id, companyAccountId, accountId } = useFacility();
  const create = useCreateWedding(id);
  const show = useSnackbar();
  const navigate = useNavigate();
  const send = async (body: NewWeddingBody) => {
    const made = await create.mutateAsync(body);
    show({ tone: 'ok', text: t('wedding.created') });
    await navigate({ href: staffPaths.facility.wedding(companyAccountId, accountId, made.id), ignoreBlocker: true });
  };
  return (
    <CreateWeddingForm
      start={newWeddingOn(chosen)}
      isSending={create.isPending}
      send={send}
      onCancel={() => void navigate({ href: staffPaths.facility.weddings(companyAccountId, accountId) })}
    />
  );
}
