import type { GuestNotice } from '@kotohogi/contract/notification';
import { noticeIn } from '@kotohogi/domain/notification/language';
import { NotificationDialog } from '@kotohogi/ui/notification-dialog';
import { useCallback, useState } from 'react';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { momentText } from '../../shell/moment-text.ts';
import { loadTexts } from '../../shell/router/area.ts';
import { useAttendance } from '../attendant/index.ts';
import { useNotices } from './api.guest.ts';
import { useDismissed } from './dismissed.ts';
import { FullscreenNote } from './fullscreen-note.tsx';
import { NoticeRibbon } from './notice-ribbon.tsx';
import { useFullscreenPlace } from './use-fullscreen-place.ts';

const NONE: readonly GuestNotice[] = [];

const inPageLanguage = (notice: GuestNotice): GuestNotice => ({ ...notice, ...noticeIn(currentLanguage(), notice) });

const toShown = ({ id, level, title, body, createdAt }: GuestNotice) => ({
  id: String(id),
  level,
  title,
  date: momentText(createdAt),
  html: body,
});

const idOf = ({ id }: GuestNotice) => id;

export interface NoticesProps {
  /** The ceremony is over: only notices for the recording are shown. */
  readonly isAfterwards: boolean;
}

/**
 * The venue's notices: a ribbon below the picture with the newest one, and a dialog with all of them. A notice
 * dismissed on this device stays dismissed (docs/product/notification.md).
 */
export function Notices({ isAfterwards }: NoticesProps) {
  const { weddingKey } = useAttendance();
  const kept = useNotices(weddingKey).data?.rows ?? NONE;
  const { dismissed, dismiss } = useDismissed(weddingKey);
  const fresh = kept
    .filter(({ id, inRecording }) => !dismissed.includes(id) && (inRecording || !isAfterwards))
    .map(inPageLanguage);
  const [isOpen, setOpen] = useState(false);
  // Dismissed notices stay visible while the dialog fades out.
  const [last, setLast] = useState(NONE);
  const fullscreen = useFullscreenPlace(fresh.length > 0 && !isOpen);
  const close = useCallback(() => {
    setLast(fresh);
    setOpen(false);
    dismiss(fresh.map(idOf), kept.map(idOf));
  }, [fresh, kept, dismiss]);
  const [newest] = fresh;
  return (
    <>
      <NoticeRibbon notice={newest} count={fresh.length} onMore={() => setOpen(true)} onClose={close} />
      <NotificationDialog isOpen={isOpen} onClose={close} notifications={(isOpen ? fresh : last).map(toShown)} />
      {fullscreen !== null && newest !== undefined && <FullscreenNote notice={newest} place={fullscreen} />}
    </>
  );
}

/** Loads the notices and their texts, after the page. */
export async function openNotices(): Promise<{ readonly default: typeof Notices }> {
  await loadTexts({
    ja: async () => ({ catalogue: (await import('./messages.ja.ts')).ribbon }),
    en: async () => ({ catalogue: (await import('./messages.en.ts')).ribbon }),
  });
  return { default: Notices };
}
