import { Button } from '@kotohogi/ui/button';
import { useState } from 'react';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { paths } from '../../../shell/router/paths.ts';
import { useKeepPreview } from '../api.ts';
import { useCouple } from '../couple-context.ts';
import { t } from '../t.ts';
import { toInput } from './draft.ts';
import type { Editor } from './use-editor.ts';

/** Opens the guest page in another tab with the current content, saved or not. */
export function PreviewButton({ editor }: { readonly editor: Pick<Editor, 'check' | 'ready' | 'isOverLimit'> }) {
  const couple = useCouple();
  const keep = useKeepPreview(couple.id);
  const notify = useFailureNotice();
  const [isWaiting, setWaiting] = useState(false);
  const open = async () => {
    if (!editor.check()) return;
    // A tab opened after the response would be blocked as a pop-up, so open it first and navigate it later.
    const tab = window.open('', '_blank');
    try {
      setWaiting(true);
      const ready = await editor.ready().finally(() => setWaiting(false));
      if (ready === undefined) return tab?.close();
      const { id } = await keep.mutateAsync(toInput(ready.draft));
      const address = `${paths.guest.invitation(couple.companyAccountId, couple.key)}?invpreview=${id}`;
      if (tab === null) location.assign(address);
      else tab.location.href = address;
    } catch (error) {
      tab?.close();
      notify(error, () => void open());
    }
  };
  return (
    <Button icon="eye" isBusy={isWaiting || keep.isPending} isDisabled={editor.isOverLimit} onPress={() => void open()}>
      {t('invitation.openPreview')}
    </Button>
  );
}
