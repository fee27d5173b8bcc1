import { MessagesPage } from '../../../features/congratulation/index.ts';
import { useCouple } from '../../../features/invitation/index.ts';

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/congratulations */
export function CongratulationsPage() {
  const { id, designPattern } = useCouple();
  return <MessagesPage weddingId={id} pattern={designPattern} />;
}
