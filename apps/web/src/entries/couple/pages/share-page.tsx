import { ShareWays } from '../../../features/invitation/index.ts';

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/share */
export function SharePage() {
  return <ShareWays />;
}
