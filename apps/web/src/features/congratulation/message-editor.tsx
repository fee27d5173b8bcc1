import type { TreeMessage } from '@kotohogi/contract/congratulation';
import { congratulation } from '@kotohogi/contract/schemas/congratulation';
import { MAX_CONGRATULATION } from '@kotohogi/domain/congratulation/types';
import { Button } from '@kotohogi/ui/button';
import { TextArea } from '@kotohogi/ui/text-area';
import { useEffect } from 'react';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import { readStoredText, store, storeText } from '../../shell/form/storage.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { useAttendance } from '../attendant/index.ts';
import { useEditMessage } from './api.ts';
import styles from './composer.module.css';
import { t } from './t.ts';

/** Edits the guest's own message. */
export function MessageEditor({ message, onDone }: { readonly message: TreeMessage; readonly onDone: () => void }) {
  const { weddingKey } = useAttendance();
  const [kept, saved] = [`leaf-${message.id}`, message.message];
  const form = useContractForm<{ message: string }>({
    schema: congratulation.edit.body,
    defaultValues: { message: readStoredText(kept, saved) ?? saved },
  });
  const edit = useEditMessage(weddingKey);
  const close = () => {
    store(kept, undefined);
    onDone();
  };
  const submit = useSubmit(form, async values => {
    await edit.mutateAsync({ id: message.id, ...values });
    close();
  });
  const field = useTextField(form, 'message');
  const { value } = field;
  useEffect(() => storeText(kept, { saved, text: value }), [kept, saved, value]);
  return (
    <form className={styles.composer} onSubmit={submit} noValidate>
      <TextArea
        {...field}
        label={t('message.edit.label')}
        isLabelHidden
        autoFocus
        counter={{ max: MAX_CONGRATULATION }}
      />
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onPress={close}>
          {t('message.edit.cancel')}
        </Button>
        <Button type="submit" size="small" isBusy={edit.isPending} busyLabel={t('message.busy')}>
          {t('message.edit.save')}
        </Button>
      </div>
    </form>
  );
}
