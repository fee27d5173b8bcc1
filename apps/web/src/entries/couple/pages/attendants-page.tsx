import { GuestsPage, ReplySettings } from '../../../features/attendant/door.ts';
import { ReopenDeadline } from '../../../features/attendant/host/reopen-deadline.tsx';
import { useCouple } from '../../../features/invitation/door.ts';
import { paths } from '../../../shell/router/paths.ts';

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/attendants */
export function AttendantsPage() {
  const { id, companyAccountId, key } = useCouple();
  return (
    <>
      <GuestsPage
        weddingId={id}
        shareHref={paths.couple.share(companyAccountId, key)}
        hrefOf={guest => paths.couple.attendant(companyAccountId, key, guest)}
        notice={<ReopenDeadline />}
      />
      <ReplySettings weddingId={id} />
    </>
  );
}
