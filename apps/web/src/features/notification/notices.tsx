import type { GuestNotice } from '@kotohogi/contract/notification';
import { NotificationDialog } from '@kotohogi/ui/notification-dialog';
import { useCallback, useState } from 'react';
import { momentText } from '../../shell/moment-text.ts';
import { useAttendance } from '../attendant/door.ts';
import { useNotices } from './api.guest.ts';
import { useDismissed } from './dismissed.ts';
import { FullscreenNote } from './fullscreen-note.tsx';
import { useMoment } from './quiet-moment.ts';

const NONE: readonly GuestNotice[] = [];

const toShown = ({ id, level, title, body, createdAt }: GuestNotice) => ({
  id: String(id),
  level,
  title,
  date: momentText(createdAt),
  html: body,
});

/**
 * The notices of the venue on the guest's page: the dialog opens by itself as soon as it takes nothing from anybody, and
 * closes when the last notice is withdrawn. What was closed on this device stays closed; a notice that comes later opens it again.
 */
export function Notices() {
  const { weddingKey } = useAttendance();
  const standing = useNotices(weddingKey).data?.rows ?? NONE;
  const { dismissed, dismiss } = useDismissed(weddingKey);
  const fresh = standing.filter(({ id }) => !dismissed.includes(id));
  const [isOpen, setOpen] = useState(false);
  // What is closed is still to be seen while the dialog fades.
  const [last, setLast] = useState(NONE);
  const { isQuiet, fullscreen } = useMoment(fresh.length > 0 && !isOpen);
  if (isQuiet && !isOpen && fresh.length > 0) setOpen(true);
  const close = useCallback(() => {
    setLast(fresh);
    setOpen(false);
    dismiss(
      fresh.map(({ id }) => id),
      standing.map(({ id }) => id),
    );
  }, [fresh, standing, dismiss]);
  const [newest] = fresh;
  return (
    <>
      <NotificationDialog isOpen={isOpen} onClose={close} notifications={(isOpen ? fresh : last).map(toShown)} />
      {fullscreen !== null && newest !== undefined && <FullscreenNote notice={newest} place={fullscreen} />}
    </>
  );
}
