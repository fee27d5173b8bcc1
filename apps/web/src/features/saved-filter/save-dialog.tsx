import { savedFilter } from '@kotohogi/contract/schemas/saved-filter';
import { MAX_SAVED_NAME } from '@kotohogi/domain/saved-filter/decide';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { TextField } from '@kotohogi/ui/text-field';
import * as z from 'zod/mini';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { SearchTexts } from '../../shell/router/search.ts';
import { useSaveFilters } from './api.ts';
import type { ja } from './messages.ja.ts';
import styles from './saved-filters.module.css';

const t = textsOf<typeof ja>();

const schema = z.pick(savedFilter.save.body, { name: true });

export interface SaveDialogProps {
  readonly list: string;
  readonly filters: SearchTexts;
  readonly onClose: () => void;
}

/** Asks for the name under which the active filters are saved. */
export function SaveDialog({ list, filters, onClose }: SaveDialogProps) {
  const form = useContractForm<{ name: string }>({ schema, defaultValues: { name: '' } });
  const { mutateAsync, isPending } = useSaveFilters(list);
  const show = useSnackbar();
  const submit = useSubmit(form, async ({ name }) => {
    await mutateAsync({ name: name.trim(), filters: { ...filters } });
    show({ tone: 'ok', text: t('savedFilter.saved', { name: name.trim() }) });
    onClose();
  });
  return (
    <Dialog isOpen size="small" title={t('savedFilter.save')} isBusy={isPending} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          {...useTextField(form, 'name')}
          label={t('savedFilter.name')}
          hint={t('savedFilter.name.hint')}
          counter={{ max: MAX_SAVED_NAME }}
          isRequired
          hideRequiredChip
        />
        <div className={styles.actions}>
          <Button variant="quiet" onPress={onClose}>
            {t('savedFilter.cancel')}
          </Button>
          <Button type="submit" variant="filled" isBusy={isPending}>
            {t('savedFilter.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
