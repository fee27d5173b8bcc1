import { ShareWays } from '../../../features/invitation/door.ts';

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/share */
export function SharePage() {
  return <ShareWays />;
}
