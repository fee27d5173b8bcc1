import type { SessionUser } from '@kotohogi/contract/session';
import { Avatar } from '@kotohogi/ui/avatar';
import { IconButton } from '@kotohogi/ui/icon-button';
import { joinedText } from '../../shell/formats.office.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { PageLink } from '../../shell/router/page-link.tsx';
import { paths } from '../../shell/router/paths.ts';
import { areasOf } from './areas.ts';
import type { ja } from './messages.ja.ts';
import { useSignOut } from './sign-out.ts';
import styles from './user-card.module.css';

const t = textsOf<typeof ja>();

export interface UserCardProps {
  readonly user: SessionUser;
  /** The names of the user's roles here. */
  readonly roles: readonly string[];
  /** The page after signing out: the area's login. */
  readonly loginHref: string;
}

/** The signed-in user, their roles here, links to their account and other areas, and the sign-out button. */
export function UserCard({ user, roles, loginHref }: UserCardProps) {
  const { isBusy, signOut } = useSignOut(loginHref);
  return (
    <div className={styles.card}>
      <Avatar name={user.name} />
      <div className={styles.text}>
        <p className={styles.name}>{user.name}</p>
        <p className={styles.role}>{joinedText('list', roles)}</p>
        <PageLink className={styles.account} href={paths.account.index}>
          {t(areasOf(user).length > 1 ? 'session.switchArea' : 'session.toAccount')}
        </PageLink>
      </div>
      <IconButton icon="log-out" label={t('session.signOut')} tooltip="top-end" isBusy={isBusy} onPress={signOut} />
    </div>
  );
}
