import { AppHeader } from '@kotohogi/ui/app-header';
import { IconButton } from '@kotohogi/ui/icon-button';
import { useMediaQuery } from '@kotohogi/ui/kit';
import { lazy, Suspense, useState } from 'react';
import { LanguageButton } from '../../../shell/language-button.tsx';
import { lazyOnOpen } from '../../../shell/lazy.tsx';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { paths } from '../../../shell/router/paths.ts';
import { t as tShell } from '../../../shell/texts.ts';
import { useAttendance } from '../attendance-context.ts';
import { t } from '../t.ts';
import styles from './guest-header.module.css';
import { GuestHome } from './guest-home.tsx';
import { useGuestPages } from './guest-pages.ts';

const GuestMenu = lazyOnOpen(async () => (await import('./guest-menu.tsx')).GuestMenu);

// Signing out is rarely the first action, so its button loads after the page.
const SignOut = lazy(async () => ({ default: (await import('./sign-out.tsx')).SignOut }));

// The setting is stored on the device and already applied to the page, so the button can load later.
const LazyLarge = lazy(async () => ({ default: (await import('./large-button.tsx')).LargeButton }));

function Large() {
  return (
    <Suspense fallback={<span className={styles.out} />}>
      <LazyLarge />
    </Suspense>
  );
}

function PhoneHeader({ path }: { readonly path: string }) {
  const [isOpen, setOpen] = useState(false);
  const menu = <IconButton icon="menu" label={tShell('menu.open')} tooltip="none" onPress={() => setOpen(true)} />;
  return (
    <div className={styles.phone}>
      <AppHeader
        align="centre"
        start={menu}
        end={
          <span className={styles.tools}>
            <Large />
            <LanguageButton isCompact />
          </span>
        }
      >
        <GuestHome />
      </AppHeader>
      <GuestMenu isOpen={isOpen} onOpenChange={setOpen} path={path} />
    </div>
  );
}

function WideHeader({ path }: { readonly path: string }) {
  const { companyAccountId, weddingKey, me } = useAttendance();
  // On the player page, flowers hang over the right end of the header.
  const hasFlowers = path === paths.guest.index(companyAccountId, weddingKey);
  return (
    <div className={styles.wide} data-flowers={hasFlowers || undefined}>
      <AppHeader
        start={<GuestHome />}
        end={
          <>
            <Large />
            <LanguageButton />
            <Suspense fallback={<span className={styles.out} />}>{me !== null && <SignOut name={me.name} />}</Suspense>
          </>
        }
      >
        <nav aria-label={t('guest.nav')} className={styles.nav}>
          {useGuestPages().map(({ id, href, label }) => (
            <PageLink key={id} href={href} className={styles.link} tone={path === href ? 'current' : undefined}>
              {label}
            </PageLink>
          ))}
        </nav>
      </AppHeader>
    </div>
  );
}

/** The header of every guest page: the couple, the navigation, the language. */
export function GuestHeader({ path }: { readonly path: string }) {
  const { companyAccountId, weddingKey } = useAttendance();
  // The company part of the URL is optional, but links always include it.
  const short = paths.guest.index(undefined, weddingKey);
  const full = paths.guest.index(companyAccountId, weddingKey);
  const at = path.startsWith(short) ? path.replace(short, full) : path;
  return useMediaQuery('(min-width: 64em)') ? <WideHeader path={at} /> : <PhoneHeader path={at} />;
}
