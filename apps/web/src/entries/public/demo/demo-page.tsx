import type { DemoStart } from '@kotohogi/contract/demo-start';
import { artwork } from '@kotohogi/themes/artwork';
import { CopyButton } from '@kotohogi/ui/copy-button';
import { SectionHeading } from '@kotohogi/ui/section-heading';
import { boot } from '../../../shell/boot.ts';
import { Brand } from '../../../shell/brand/brand.tsx';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { LanguageButton } from '../../../shell/language-button.tsx';
import { useTheme } from '../../../shell/theme/use-theme.ts';
import { useDemoStart } from './api.ts';
import { CeremonyCard } from './ceremony-card.tsx';
import { Covers } from './covers.tsx';
import styles from './demo-page.module.css';
import { Logins } from './logins.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** Test cards of the gateway's sandbox, by the outcome of a payment. */
const CARDS = [
  { number: '4111 1111 1111 1111', kind: 'plain' },
  { number: '4100 0000 0000 5000', kind: 'asks' },
  { number: '4999 0000 0000 0096', kind: 'declined' },
] as const;

/** In English the Latin line already says it. */
const titleOf = (text: string) => (currentLanguage() === 'en' ? undefined : text);

/** Resources for trying things out: mails, reference, cards. */
function More() {
  return (
    <section className={styles.section}>
      <SectionHeading latin="Good to know" title={titleOf(t('demo.more'))} />
      <div className={styles.more}>
        {(['outbox', 'docs'] as const).map(kind => (
          <p key={kind}>
            <a href={`/${kind}`}>{t(`demo.${kind}`)}</a>
            <span>{t(`demo.${kind}.text`)}</span>
          </p>
        ))}
        <div>
          <h3 className={styles.subtitle}>{t('demo.cards')}</h3>
          <dl className={styles.numbers}>
            {CARDS.map(({ number, kind }) => (
              <div key={number}>
                <dt>{number}</dt>
                <dd>{t(`demo.cards.${kind}`)}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.small}>{t('demo.cards.text')}</p>
        </div>
      </div>
    </section>
  );
}

/** The start page of the demo: today's ceremony, the six patterns, and the logins. */
export function DemoPage({ first }: { readonly first: DemoStart }) {
  useTheme('natural', 'guest');
  const start = useDemoStart(first);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Brand />
        <LanguageButton />
      </header>
      <main id="content">
        <div className={styles.opening}>
          <div className={styles.welcome}>
            <img src={artwork('natural', 'divider')} alt="" width="360" height="44" className={styles.divider} />
            <h1 className={styles.title}>{t('demo.title', { product: boot.productName[currentLanguage()] })}</h1>
            <p className={styles.lead}>{t('demo.lead')}</p>
            <div className={styles.password}>
              <span>{t('demo.password')}</span>
              <strong>{start.password}</strong>
              <CopyButton text={start.password} label={t('demo.copy', { text: start.password })} isIcon />
            </div>
          </div>
          <CeremonyCard {...start} />
        </div>
        <section className={styles.section}>
          <SectionHeading latin="Six invitations" title={titleOf(t('demo.invitations'))} />
          <p className={styles.under}>{t('demo.invitations.text')}</p>
          <Covers companyAccountId={start.companyAccountId} invitations={start.invitations} />
        </section>
        <section className={styles.section}>
          <SectionHeading latin="Sign in as" title={titleOf(t('demo.logins'))} />
          <Logins {...start} />
        </section>
        <More />
      </main>
    </div>
  );
}
