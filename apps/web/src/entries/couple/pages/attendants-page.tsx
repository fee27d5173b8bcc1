import { GuestsPage } from '../../../features/attendant/door.ts';
import { useCouple } from '../../../features/invitation/door.ts';
import { paths } from '../../../shell/router/paths.ts';

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/attendants */
export function AttendantsPage() {
  const { id, companyAccountId, key } = useCouple();
  return <GuestsPage weddingId={id} shareHref={paths.couple.share(companyAccountId, key)} />;
}
