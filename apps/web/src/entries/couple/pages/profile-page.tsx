import { useCouple } from '../../../features/invitation/door.ts';
import { LanguageCard, ProfileForm } from '../../../features/profile/door.ts';
import { HostsCard } from '../../../features/user/door.ts';
import { ErasureCard } from '../../../features/wedding/couple/erasure-card.tsx';
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
