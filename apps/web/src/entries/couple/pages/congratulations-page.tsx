import { MessagesPage } from '../../../features/congratulation/door.ts';
import { useCouple } from '../../../features/invitation/door.ts';

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/congratulations */
export function CongratulationsPage() {
  return <MessagesPage weddingId={useCouple().id} />;
}
