import { NoticesPage } from '../../../features/notification/index.ts';
import { WeddingHead } from '../../../features/wedding/index.ts';
import { WeddingFrame, WeddingSocket } from '../wedding-frame.tsx';

/** …/manage/weddings/:weddingId/notifications: its own socket delivers what colleagues send meanwhile. */
export function NotificationsPage() {
  return (
    <WeddingSocket current="notifications">
      {detail => (
        <WeddingFrame
          weddingId={detail.id}
          detail={detail}
          current="notifications"
          title={<WeddingHead detail={detail} />}
        >
          <NoticesPage weddingId={detail.id} />
        </WeddingFrame>
      )}
    </WeddingSocket>
  );
}
