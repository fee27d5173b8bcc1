import type { NoticeMethod } from '@kotohogi/domain/notification/types';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useState } from 'react';
import { say } from './say.ts';

/** The number of guests each channel reaches. */
export type Reach = Readonly<Record<NoticeMethod, number>>;

interface AskedNotice {
  readonly title: string;
  readonly methods: readonly NoticeMethod[];
}

export interface NoticeAskProps {
  /** The notice to send; undefined = the dialog is closed. */
  readonly notice: AskedNotice | undefined;
  readonly reach: Reach;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before a notice is sent, naming its channels and reach. */
export function NoticeAsk({ notice, reach, ...dialog }: NoticeAskProps) {
  // Keeps the text while the dialog fades out.
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
