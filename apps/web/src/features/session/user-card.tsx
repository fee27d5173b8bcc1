import type { SessionUser } from '@kotohogi/contract/session';
import { Avatar } from '@kotohogi/ui/avatar';
import { IconButton } from '@kotohogi/ui/icon-button';
import { joinedText } from '../../shell/formats.office.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';
import { useSignOut } from './sign-out.ts';
import styles from './user-card.module.css';

const say = textsOf<typeof ja>();

export interface UserCardProps {
  readonly user: SessionUser;
  /** What the user is here: the names of his roles. */
  readonly roles: readonly string[];
  /** Where to go once signed out: the area's login. */
  readonly loginHref: string;
}

/** Who is signed in, what he is here, and the way out. */
export function UserCard({ user, roles, loginHref }: UserCardProps) {
  const { isBusy, signOut } = useSignOut(loginHref);
  return (
    <div className={styles.card}>
      <Avatar name={user.name} />
      <div className={styles.words}>
        <p className={styles.name}>{user.name}</p>
        <p className={styles.role}>{joinedText('list', roles)}</p>
      </div>
      <IconButton icon="log-out" label={say('session.signOut')} tooltip="top-end" isBusy={isBusy} onPress={signOut} />
    </div>
  );
}
