import { useParams } from '@tanstack/react-router';
import { GuestDetail } from '../../../features/attendant/index.ts';
import { useCouple } from '../../../features/invitation/index.ts';
import { GuestLinkCard } from '../../../features/session/index.ts';
import { paths } from '../../../shell/router/paths.ts';

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/attendants/:attendantId */
export function AttendantPage() {
  const { id, companyAccountId, key } = useCouple();
  const { attendantId = '' } = useParams({ strict: false });
  const guestId = Number(attendantId);
  return (
    <GuestDetail
      key={guestId}
      weddingId={id}
      guestId={guestId}
      backHref={paths.couple.attendants(companyAccountId, key)}
      link={<GuestLinkCard weddingId={id} attendantId={guestId} />}
    />
  );
}
