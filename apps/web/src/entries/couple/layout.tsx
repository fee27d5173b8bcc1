import { titleNames } from '@kotohogi/domain/profile/names';
import { AppHeader } from '@kotohogi/ui/app-header';
import { DRAWER_PINNED, Drawer, DrawerLayout, type NavLink, NavList } from '@kotohogi/ui/drawer';
import { IconButton } from '@kotohogi/ui/icon-button';
import { useMediaQuery } from '@kotohogi/ui/kit';
import { TabBar, type TabBarItem } from '@kotohogi/ui/tab-bar';
import { Outlet, useLocation, useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useFreshAnswers } from '../../features/attendant/index.ts';
import {
  CoupleContext,
  type CoupleInfo,
  CouplePicture,
  useCoupleInfo,
  useNameFonts,
} from '../../features/invitation/index.ts';
import { EndedSession, UserCard } from '../../features/session/index.ts';
import { Brand } from '../../shell/brand/brand.tsx';
import { noteText } from '../../shell/formats.office.ts';
import { dateTimeText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { LanguageButton } from '../../shell/language-button.tsx';
import { ErrorFrameContext } from '../../shell/pages/error-frame.ts';
import { paths } from '../../shell/router/paths.ts';
import { SocketProvider } from '../../shell/socket/use-socket.tsx';
import { t as tShell } from '../../shell/texts.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';
import { CompanyFooter } from './company-footer.tsx';
import { CoupleNames, NamesMark } from './couple-names.tsx';
import styles from './layout.module.css';
import type { ja } from './messages.ja.ts';
import type { CoupleRouteContext } from './routes.ts';

const t = textsOf<typeof ja>();

function itemsOf({ companyAccountId: c, key, answers, usePay }: CoupleInfo): readonly (NavLink & TabBarItem)[] {
  const { attendance, viewArchive, absence } = answers;
  return [
    { id: 'home', label: t('couple.nav.home'), icon: 'house', href: paths.couple.index(c, key), match: 'exact' },
    { id: 'invitation', label: t('couple.nav.invitation'), icon: 'mail-open', href: paths.couple.invitation(c, key) },
    {
      id: 'attendants',
      label: t('couple.nav.attendants'),
      icon: 'users-round',
      href: paths.couple.attendants(c, key),
      count: attendance + viewArchive + absence,
    },
    {
      id: 'congratulations',
      label: t('couple.nav.congratulations'),
      icon: 'message-circle-heart',
      href: paths.couple.congratulations(c, key),
    },
    {
      id: 'payment',
      label: t('couple.nav.payment'),
      icon: 'wallet',
      href: paths.couple.payment(c, key),
      isHidden: !usePay,
    },
    { id: 'share', label: t('couple.nav.share'), icon: 'share-2', href: paths.couple.share(c, key) },
    { id: 'profile', label: t('couple.nav.profile'), icon: 'user-round', href: paths.couple.profile(c, key) },
  ];
}

/** The first four, as the tabs of a phone. */
function tabsOf(couple: CoupleInfo): readonly TabBarItem[] {
  const short = { label: t('couple.nav.congratulations.short') };
  return itemsOf(couple)
    .slice(0, 4)
    .map(({ count: _, ...item }) => ({ ...item, ...(item.id === 'congratulations' && short) }));
}

/** The couple's picture, names and day at the top of the drawer. */
function Portrait({ couple }: { readonly couple: CoupleInfo }) {
  return (
    <div className={styles.portrait}>
      <div className={styles.arch}>
        <CouplePicture pattern={couple.designPattern} photo={couple.invitation.mainPhoto} alt={t('couple.picture')} />
      </div>
      <p className={styles.title}>
        <CoupleNames names={titleNames(couple.couple)} />
      </p>
      <p className={styles.caption}>{dateTimeText(couple.startsAt)}</p>
    </div>
  );
}

/** The contact for help: the venue's phone number. */
function Help({ couple }: { readonly couple: CoupleInfo }) {
  const { facilityName, facilityPhone, facilityHours } = couple;
  return (
    <div className={styles.help}>
      <p className={styles.caption}>{t('couple.help')}</p>
      <p className={styles.facility}>{facilityName}</p>
      {facilityPhone !== '' && (
        <p className={styles.caption}>
          <a href={`tel:${facilityPhone.replace(/[^\d+]/g, '')}`}>{facilityPhone}</a>
          {facilityHours !== '' && noteText(facilityHours)}
        </p>
      )}
    </div>
  );
}

function Header({ couple, onMenu }: { readonly couple: CoupleInfo; readonly onMenu: () => void }) {
  const isPinned = useMediaQuery(DRAWER_PINNED);
  if (isPinned) return <AppHeader end={<LanguageButton />} />;
  return (
    <AppHeader
      isSticky
      start={<NamesMark couple={couple.couple} href={paths.couple.index(couple.companyAccountId, couple.key)} />}
      end={
        <>
          <LanguageButton isCompact />
          <IconButton icon="menu" label={tShell('menu.open')} tooltip="bottom-end" onPress={onMenu} />
        </>
      }
    />
  );
}

/** Listens for new answers while any page of the area is open. */
function ProfileHint() {
  useFreshAnswers();
  return null;
}

/** The frame of every page of the couple's area: drawer with the couple's picture, and a tab bar on a phone. */
export function CoupleLayout() {
  useTheme('wedding', 'couple');
  useNameFonts();
  const context: CoupleRouteContext = useRouteContext({ strict: false });
  const { data: couple = context.couple } = useCoupleInfo(context.couple.id);
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const errorFrame = useMemo(() => ({ pattern: couple.designPattern, hasMain: true }), [couple.designPattern]);
  const loginHref = paths.couple.login(couple.companyAccountId, couple.key);
  return (
    <CoupleContext value={couple}>
      <SocketProvider weddingKey={couple.key}>
        <ProfileHint />
        <EndedSession user={context.user} loginHref={loginHref} />
        <DrawerLayout
          drawer={
            <Drawer
              isOpen={isOpen}
              onOpenChange={setOpen}
              navigationKey={pathname}
              brand={<Brand />}
              footer={
                <>
                  <Help couple={couple} />
                  <UserCard user={context.user} roles={[context.user.email]} loginHref={loginHref} />
                </>
              }
            >
              <Portrait couple={couple} />
              <NavList label={t('couple.nav')} items={itemsOf(couple)} currentPath={pathname} />
            </Drawer>
          }
        >
          <div className={styles.frame}>
            <Header couple={couple} onMenu={() => setOpen(true)} />
            <main id="content" className={styles.main}>
              <ErrorFrameContext value={errorFrame}>
                <Outlet />
              </ErrorFrameContext>
            </main>
            <CompanyFooter links={couple.companyLinks} />
            <TabBar
              label={t('couple.nav')}
              items={tabsOf(couple)}
              currentPath={pathname}
              more={{ label: t('couple.nav.more'), onPress: () => setOpen(true) }}
            />
          </div>
        </DrawerLayout>
      </SocketProvider>
    </CoupleContext>
  );
}
