import type { NoticeMethod } from '@kotohogi/domain/notification/types';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useState } from 'react';
import { say } from './say.ts';

/** How many guests each way reaches. */
export type Reach = Readonly<Record<NoticeMethod, number>>;

interface AskedNotice {
  readonly title: string;
  readonly methods: readonly NoticeMethod[];
}

export interface NoticeAskProps {
  /** What is to be sent; undefined = nothing is asked. */
  readonly notice: AskedNotice | undefined;
  readonly reach: Reach;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks once before a notice goes out, naming how many guests it reaches, and by which ways. */
export function NoticeAsk({ notice, reach, ...dialog }: NoticeAskProps) {
  // The words stay while the dialog fades.
  const [last, setLast] = useState(notice);
  if (notice !== undefined && notice !== last) setLast(notice);
  return (
    <ConfirmDialog
      {...dialog}
      isOpen={notice !== undefined}
      title={say('notice.ask', { title: last?.title ?? '' })}
      confirmLabel={say('notice.ask.confirm')}
    >
      {last?.methods.map(method => (
        <p key={method}>
          {reach[method] > 0 ? say(`notice.ask.${method}`, { count: reach[method] }) : say(`notice.ask.${method}.none`)}
        </p>
      ))}
    </ConfirmDialog>
  );
}
