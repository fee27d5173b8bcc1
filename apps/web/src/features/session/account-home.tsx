import type { SessionUser } from '@kotohogi/contract/session';
import { Button } from '@kotohogi/ui/button';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { Icon, type IconName } from '@kotohogi/ui/icon';
import { LinkButton } from '@kotohogi/ui/link-button';
import { Brand } from '../../shell/brand/brand.tsx';
import { joinedText } from '../../shell/formats.office.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { LanguageButton } from '../../shell/language-button.tsx';
import { PageLink } from '../../shell/router/page-link.tsx';
import { paths } from '../../shell/router/paths.ts';
import styles from './account-home.module.css';
import { type Area, areasOf } from './areas.ts';
import type { ja } from './messages.ja.ts';
import { roleText } from './role-text.ts';
import { useSignOut } from './sign-out.ts';

const t = textsOf<typeof ja>();

const ICONS: Readonly<Record<Area['kind'], IconName>> = {
  admin: 'shield-check',
  company: 'building-2',
  facility: 'church',
  wedding: 'heart-handshake',
};

function AreaCard({ area }: { readonly area: Area }) {
  const { kind } = area;
  const roles = kind === 'wedding' ? [t('session.role.wedding')] : area.roles.map(role => roleText(kind, role));
  return (
    <PageLink className={styles.card} href={area.href}>
      <span className={styles.icon}>
        <Icon name={ICONS[kind]} size="large" />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{kind === 'admin' ? t('session.area.adminName') : area.name}</span>
        <span className={styles.role}>{joinedText('list', roles)}</span>
      </span>
      <Icon name="chevron-right" />
    </PageLink>
  );
}

function SignOut() {
  const { isBusy, signOut } = useSignOut(paths.account.login);
  return (
    <Button variant="quiet" icon="log-out" isBusy={isBusy} onPress={signOut}>
      {t('session.signOut')}
    </Button>
  );
}

const KINDS = ['admin', 'company', 'facility', 'wedding'] as const;

/** The signed-in user and the areas they can enter. */
export function AccountHome({ user }: { readonly user: SessionUser }) {
  const areas = areasOf(user);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Brand />
        <LanguageButton isCompact />
        <SignOut />
      </header>
      <main id="content" className={styles.main}>
        <div>
          <p className={styles.who}>{user.name}</p>
          <h1 className={styles.title}>{t('session.account.title')}</h1>
          <p className={styles.lead}>{t('session.account.lead', { email: user.email })}</p>
          <p className={styles.own}>
            <LinkButton href={paths.account.profile} variant="quiet" icon="user-round">
              {t('session.account.profile')}
            </LinkButton>
            <LinkButton href={paths.account.password} variant="quiet" icon="lock">
              {t('session.account.password')}
            </LinkButton>
            <LinkButton href={paths.account.apiKeys} variant="quiet" icon="key-round">
              {t('session.account.apiKeys')}
            </LinkButton>
          </p>
        </div>
        {areas.length === 0 && (
          <EmptyState title={t('session.account.none')}>{t('session.account.none.hint')}</EmptyState>
        )}
        {KINDS.map(kind => ({ kind, members: areas.filter(area => area.kind === kind) }))
          .filter(({ members }) => members.length > 0)
          .map(({ kind, members }) => (
            <section key={kind} className={styles.group}>
              <h2 className={styles.kind}>{t(`session.area.${kind}`)}</h2>
              <div className={styles.cards}>
                {members.map(area => (
                  <AreaCard key={area.href} area={area} />
                ))}
              </div>
            </section>
          ))}
      </main>
    </div>
  );
}
