import { AppHeader } from '@kotohogi/ui/app-header';
import { Button } from '@kotohogi/ui/button';
import { Drawer, type NavItem, NavList } from '@kotohogi/ui/drawer';
import { IconButton } from '@kotohogi/ui/icon-button';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { LanguageButton } from '../../shell/language-button.tsx';
import { PageLink } from '../../shell/router/page-link.tsx';
import { paths } from '../../shell/router/paths.ts';
import { say as sayShell } from '../../shell/texts.ts';
import { useMedia } from '../../shell/theme/use-media.ts';
import { useGuestLogout } from './api.ts';
import { useAttendance } from './attendance-context.ts';
import { titleNames } from './couple.ts';
import { CoupleTitle } from './couple-title.tsx';
import styles from './guest-header.module.css';
import { say } from './say.ts';

/** The pages a visitor may open, in the order of the menu. */
function useItems(): readonly NavItem[] {
  const { viewer, me, companyAccountId: c, weddingKey: key } = useAttendance();
  const isInside = viewer === 'manager' || (me !== null && me.answer !== 'absence');
  return [
    {
      id: 'watch',
      label: say('guest.nav.watch'),
      icon: 'video',
      href: paths.guest.index(c, key),
      match: 'exact',
      isHidden: !isInside,
    },
    {
      id: 'invitation',
      label: say('guest.nav.invitation'),
      icon: 'mail-open',
      href: paths.guest.invitation(c, key),
      match: 'exact',
    },
    {
      id: 'reply',
      label: say('guest.nav.reply'),
      icon: 'pencil',
      href: paths.guest.form(c, key),
      isHidden: viewer === 'manager',
    },
    {
      id: 'payment',
      label: say('guest.nav.payment'),
      icon: 'receipt-text',
      href: paths.guest.payment(c, key),
      isHidden: viewer !== 'guest',
    },
    {
      id: 'login',
      label: say('guest.nav.login'),
      icon: 'log-in',
      href: paths.guest.login(c, key),
      isHidden: viewer !== 'visitor',
    },
  ];
}

/** Signs the guest out and shows the login of the wedding. */
function useLeave() {
  const { weddingKey, companyAccountId } = useAttendance();
  const logout = useGuestLogout(weddingKey);
  const navigate = useNavigate();
  const tell = useFailureNotice();
  const leave = () =>
    logout.mutate(undefined, {
      onSuccess: () => void navigate({ href: paths.guest.login(companyAccountId, weddingKey) }),
      onError: error => tell(error, leave),
    });
  return { isBusy: logout.isPending, leave };
}

function SignOut() {
  const { me } = useAttendance();
  const { isBusy, leave } = useLeave();
  if (me === null) return null;
  return (
    <div className={styles.account}>
      <p className={styles.name}>{say('guest.nav.signedIn', { name: me.name })}</p>
      <Button variant="quiet" icon="log-out" isBusy={isBusy} onPress={leave}>
        {say('guest.nav.logout')}
      </Button>
    </div>
  );
}

/** On wide screens the name of the guest is the tooltip of the way out. */
function SignOutIcon() {
  const { me } = useAttendance();
  const { isBusy, leave } = useLeave();
  if (me === null) return null;
  const label = `${say('guest.nav.logout')} (${say('guest.nav.signedIn', { name: me.name })})`;
  return <IconButton icon="log-out" label={label} tooltip="bottom-end" isBusy={isBusy} onPress={leave} />;
}

function Home() {
  const { couple, companyAccountId, weddingKey, viewer, me } = useAttendance();
  const isInside = viewer === 'manager' || (me !== null && me.answer !== 'absence');
  const href = isInside
    ? paths.guest.index(companyAccountId, weddingKey)
    : paths.guest.invitation(companyAccountId, weddingKey);
  return (
    <PageLink className={styles.home} href={href}>
      <CoupleTitle names={titleNames(couple)} />
    </PageLink>
  );
}

function PhoneHeader({ path }: { readonly path: string }) {
  const [isOpen, setOpen] = useState(false);
  const items = useItems();
  const menu = <IconButton icon="menu" label={sayShell('menu.open')} tooltip="none" onPress={() => setOpen(true)} />;
  return (
    <>
      <AppHeader align="centre" start={menu} end={<LanguageButton isCompact />}>
        <Home />
      </AppHeader>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} navigationKey={path} brand={<Home />} footer={<SignOut />}>
        <NavList label={say('guest.nav')} items={items} currentPath={path} />
      </Drawer>
    </>
  );
}

function WideHeader({ path }: { readonly path: string }) {
  const { companyAccountId, weddingKey } = useAttendance();
  const items = useItems().flatMap(item => ('href' in item && item.isHidden !== true ? [item] : []));
  // Where the ceremony is watched, flowers hang over the right end of the head.
  const hasFlowers = path === paths.guest.index(companyAccountId, weddingKey);
  return (
    <div className={styles.wide} data-flowers={hasFlowers || undefined}>
      <AppHeader
        start={<Home />}
        end={
          <>
            <LanguageButton />
            <SignOutIcon />
          </>
        }
      >
        <nav aria-label={say('guest.nav')} className={styles.nav}>
          {items.map(({ id, href, label }) => (
            <PageLink key={id} href={href} className={styles.link} tone={path === href ? 'current' : undefined}>
              {label}
            </PageLink>
          ))}
        </nav>
      </AppHeader>
    </div>
  );
}

/** The head of every guest page: whose wedding it is, where one can go, the language. */
export function GuestHeader({ path }: { readonly path: string }) {
  return useMedia('(min-width: 64em)') ? <WideHeader path={path} /> : <PhoneHeader path={path} />;
}
