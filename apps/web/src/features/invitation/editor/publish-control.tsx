import { Button } from '@kotohogi/ui/button';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../../shell/router/paths.ts';
import { useCouple } from '../couple-context.ts';
import { t } from '../t.ts';
import type { Editor } from './use-editor.ts';

/** Publishes or unpublishes the invitation after a confirmation. Unsaved changes are saved with it. */
export function PublishControl({ editor }: { readonly editor: Editor }) {
  const couple = useCouple();
  const show = useSnackbar();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const isOut = editor.base.invitaionCreatedAt !== null;
  const ask = () => {
    if (editor.check()) setAsking(true);
  };
  const confirm = async () => {
    const isDone = await editor.save(!isOut);
    setAsking(false);
    if (!isDone) return;
    const share = paths.couple.share(couple.companyAccountId, couple.key);
    const next = { label: t('invitation.published.next'), onPress: () => void navigate({ href: share }) };
    if (isOut) show({ text: t('invitation.unpublished') });
    else show({ tone: 'ok', text: t('invitation.published'), action: next });
  };
  const isDirty = editor.changed.length > 0;
  return (
    <>
      {isOut ? (
        <Button onPress={ask}>{t('invitation.unpublish')}</Button>
      ) : (
        <Button variant={isDirty ? 'outlined' : 'filled'} icon="send" isDisabled={editor.isOverLimit} onPress={ask}>
          {t(isDirty ? 'invitation.saveAndPublish' : 'invitation.publish')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t(isOut ? 'invitation.unpublish.ask' : 'invitation.publish.ask')}
        confirmLabel={t(isOut ? 'invitation.unpublish' : isDirty ? 'invitation.saveAndPublish' : 'invitation.publish')}
        tone={isOut ? 'danger' : 'plain'}
        isBusy={editor.isSaving}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t(isOut ? 'invitation.unpublish.text' : 'invitation.publish.text')}
        {editor.isSaving && editor.photos.isAny && ` ${t('invitation.photos.waiting')}`}
      </ConfirmDialog>
    </>
  );
}
