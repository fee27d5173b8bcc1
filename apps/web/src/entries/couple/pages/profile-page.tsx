import { ProfileForm } from '../../../features/profile/door.ts';

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/profile */
export function ProfilePage() {
  return <ProfileForm />;
}
