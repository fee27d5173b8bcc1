import { useCouple } from '../../../features/invitation/index.ts';
import { LanguageCard, ProfileForm } from '../../../features/profile/index.ts';
import { HostsCard } from '../../../features/user/index.ts';
import { ErasureCard } from '../../../features/wedding/index.ts';
import styles from './profile-page.module.css';

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/profile */
export function ProfilePage() {
  const { id } = useCouple();
  return (
    <div className={styles.page}>
      <ProfileForm />
      <LanguageCard />
      <HostsCard weddingId={id} />
      <ErasureCard weddingId={id} />
    </div>
  );
}
