import type { NoticeLevel, NoticeMethod } from '@kotohogi/domain/notification/types';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { useSendNotice } from './api.ts';
import { t } from './t.ts';

interface Notice {
  readonly level: NoticeLevel;
  readonly title: string;
  readonly body: string;
  readonly titleEn: string;
  readonly bodyEn: string;
  readonly inRecording: boolean;
  readonly methods: NoticeMethod[];
}

interface Outcomes {
  readonly onSent: () => void;
  /** Returns whether the failure was shown at a field. */
  readonly onFailed: (error: unknown) => boolean;
}

/** Sends a notice, and offers a retry after a failure. */
export function useSending(weddingId: number, { onSent, onFailed }: Outcomes) {
  const { mutate, isPending } = useSendNotice(weddingId);
  const show = useSnackbar();
  const notify = useFailureNotice('form');
  const send = (body: Notice): void => {
    mutate(body, {
      onSuccess: () => {
        show({ tone: 'ok', text: t('notice.sent') });
        onSent();
      },
      onError: error => {
        if (!onFailed(error)) notify(error, () => send(body));
      },
    });
  };
  return { send, isSending: isPending };
}
