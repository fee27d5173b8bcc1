import { Button } from '@kotohogi/ui/button';
import { useState } from 'react';
import type { NoticeTarget } from '../api.many.ts';
import { t } from '../t.ts';
import { NotifyManyDialog } from './notify-many-dialog.tsx';

/** A button that writes a notice to the guests of several weddings. */
export function NotifyMany({ targets }: { readonly targets: readonly NoticeTarget[] }) {
  // The targets when the button was pressed: the selection behind the dialog may change while it is open.
  const [asked, setAsked] = useState<readonly NoticeTarget[]>();
  return (
    <>
      <Button size="small" icon="bell" onPress={() => setAsked(targets)}>
        {t('notice.many')}
      </Button>
      {asked !== undefined && <NotifyManyDialog targets={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
