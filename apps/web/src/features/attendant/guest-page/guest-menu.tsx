import { Button } from '@kotohogi/ui/button';
import { Drawer, NavList } from '@kotohogi/ui/drawer';
import { useAttendance } from '../attendance-context.ts';
import { t } from '../t.ts';
import { GuestHome } from './guest-home.tsx';
import styles from './guest-menu.module.css';
import { useGuestPages } from './guest-pages.ts';
import { useLeave } from './use-leave.ts';

function SignOut() {
  const { me } = useAttendance();
  const { isBusy, leave } = useLeave();
  if (me === null) return null;
  return (
    <div className={styles.account}>
      <p className={styles.name}>{t('guest.nav.signedIn', { name: me.name })}</p>
      <Button variant="quiet" icon="log-out" isBusy={isBusy} onPress={leave}>
        {t('guest.nav.logout')}
      </Button>
    </div>
  );
}

export interface GuestMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The path of the page. */
  readonly path: string;
}

/** The menu on a phone: the pages, and who is signed in. */
export function GuestMenu({ isOpen, onOpenChange, path }: GuestMenuProps) {
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} navigationKey={path} brand={<GuestHome />} footer={<SignOut />}>
      <NavList label={t('guest.nav')} items={useGuestPages()} currentPath={path} />
    </Drawer>
  );
}
