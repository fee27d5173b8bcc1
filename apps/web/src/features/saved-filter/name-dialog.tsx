import { savedFilter } from '@kotohogi/contract/schemas/saved-filter';
import { MAX_SAVED_NAME } from '@kotohogi/domain/saved-filter/decide';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { TextField } from '@kotohogi/ui/text-field';
import * as z from 'zod/mini';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';
import styles from './saved-filters.module.css';

const t = textsOf<typeof ja>();

const schema = z.pick(savedFilter.save.body, { name: true });

export interface NameDialogProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly defaultName?: string | undefined;
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for the name of saved filters. */
export function NameDialog({ title, hint, defaultName = '', onSave, onClose }: NameDialogProps) {
  const form = useContractForm<{ name: string }>({ schema, defaultValues: { name: defaultName } });
  const { isSubmitting } = form.formState;
  const submit = useSubmit(form, async ({ name }) => {
    await onSave(name.trim());
    onClose();
  });
  return (
    <Dialog isOpen size="small" title={title} isBusy={isSubmitting} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          {...useTextField(form, 'name')}
          autoFocus
          label={t('savedFilter.name')}
          hint={hint}
          counter={{ max: MAX_SAVED_NAME }}
          isRequired
          hideRequiredChip
        />
        <div className={styles.actions}>
          <Button variant="quiet" onPress={onClose}>
            {t('savedFilter.cancel')}
          </Button>
          <Button type="submit" variant="filled" isBusy={isSubmitting}>
            {t('savedFilter.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
