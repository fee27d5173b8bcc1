import type { NoticeMethod } from '@kotohogi/domain/notification/types';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useState } from 'react';
import { t } from './t.ts';

/** The number of guests each channel reaches. */
export type Reach = Readonly<Record<NoticeMethod, number>>;

interface AskedNotice {
  readonly title: string;
  readonly methods: readonly NoticeMethod[];
}

export interface NoticeConfirmProps {
  /** The notice to send; undefined = the dialog is closed. */
  readonly notice: AskedNotice | undefined;
  readonly reach: Reach;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before a notice is sent, naming its channels and reach. */
export function NoticeConfirm({ notice, reach, ...dialog }: NoticeConfirmProps) {
  // Keeps the text while the dialog fades out.
  const [last, setLast] = useState(notice);
  if (notice !== undefined && notice !== last) setLast(notice);
  return (
    <ConfirmDialog
      {...dialog}
      isOpen={notice !== undefined}
      title={t('notice.ask', { title: last?.title ?? '' })}
      confirmLabel={t('notice.ask.confirm')}
    >
      {last?.methods.map(method => (
        <p key={method}>
          {reach[method] > 0 ? t(`notice.ask.${method}`, { count: reach[method] }) : t(`notice.ask.${method}.none`)}
        </p>
      ))}
    </ConfirmDialog>
  );
}
