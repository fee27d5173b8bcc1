import { MessagesPage } from '../../../features/congratulation/door.ts';
import { useCouple } from '../../../features/invitation/door.ts';

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/congratulations */
export function CongratulationsPage() {
  const { id, designPattern } = useCouple();
  return <MessagesPage weddingId={id} pattern={designPattern} />;
}
