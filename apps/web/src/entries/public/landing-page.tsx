import { artwork } from '@kotohogi/themes/artwork';
import { LinkButton } from '@kotohogi/ui/link-button';
import { SectionHeading } from '@kotohogi/ui/section-heading';
import type { ReactNode } from 'react';
import { boot } from '../../shell/boot.ts';
import { Brand } from '../../shell/brand/brand.tsx';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { LanguageButton } from '../../shell/language-button.tsx';
import { paths } from '../../shell/router/paths.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';
import { InvitationForm } from './invitation-form.tsx';
import styles from './landing-page.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The Latin lines above the Japanese headings. */
const LATIN = {
  guests: 'For guests',
  couples: 'For the couple',
  venues: 'For venues',
  day: 'From letter to tree',
} as const;

interface EntryCardProps {
  readonly kind: 'guests' | 'couples' | 'venues';
  readonly children: ReactNode;
}

/** One card: the audience, what they can do, the link. */
function EntryCard({ kind, children }: EntryCardProps) {
  return (
    <section className={styles.entry}>
      <SectionHeading latin={LATIN[kind]} title={headingOf(t(`landing.${kind}`), LATIN[kind])} />
      <p className={styles.text}>{t(`landing.${kind}.text`)}</p>
      <div className={styles.way}>{children}</div>
    </section>
  );
}

/** In English the Latin line already says it. */
function headingOf(text: string, latin: string): string | undefined {
  return currentLanguage() === 'en' && text.toLowerCase() === latin.toLowerCase() ? undefined : text;
}

const PARTS = [
  { kind: 'invitation', piece: 'mail-header' },
  { kind: 'live', piece: 'slate' },
  { kind: 'tree', piece: 'tree' },
  { kind: 'gift', piece: 'extra-envelope' },
] as const;

/** The service in four pictures. */
function Parts() {
  return (
    <section className={styles.parts}>
      <SectionHeading latin={LATIN.day} title={t('landing.day')} />
      <ul className={styles.list}>
        {PARTS.map(({ kind, piece }) => (
          <li key={kind} className={styles.part}>
            <span className={styles.frame}>
              <img className={styles.picture} src={artwork('natural', piece)} alt="" loading="lazy" />
            </span>
            <h3 className={styles.partTitle}>{t(`landing.day.${kind}`)}</h3>
            <p className={styles.partText}>{t(`landing.day.${kind}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the service is, and its three entry points. */
export function LandingPage() {
  useTheme('default', 'guest');
  const product = boot.productName[currentLanguage()];
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Brand />
        <LanguageButton />
        <LinkButton href={paths.account.index} variant="quiet">
          {t('landing.signIn')}
        </LinkButton>
      </header>
      <main id="content">
        <section className={styles.hero}>
          <picture className={styles.art}>
            <source media="(min-width: 64em)" srcSet={artwork('natural', 'hero-1280')} width="1280" height="700" />
            <img src={artwork('natural', 'hero-375')} alt="" width="375" height="446" fetchPriority="high" />
          </picture>
          <div className={styles.opening}>
            <h1 className={styles.title}>{t('landing.title')}</h1>
            <p className={styles.lead}>{t('landing.lead', { product })}</p>
          </div>
        </section>
        <div className={styles.entries}>
          <EntryCard kind="guests">
            <InvitationForm />
          </EntryCard>
          <EntryCard kind="couples">
            <LinkButton href={paths.account.index} variant="outlined" fullWidth>
              {t('landing.couples.signIn')}
            </LinkButton>
            <LinkButton href={paths.register} variant="quiet" fullWidth>
              {t('landing.couples.register')}
            </LinkButton>
          </EntryCard>
          <EntryCard kind="venues">
            <LinkButton href={paths.account.index} variant="outlined" fullWidth>
              {t('landing.venues.signIn')}
            </LinkButton>
          </EntryCard>
        </div>
        <Parts />
      </main>
      <footer className={styles.footer}>
        <img src={artwork('natural', 'divider')} alt="" width="360" height="44" loading="lazy" />
        <p>{product}</p>
      </footer>
    </div>
  );
}
