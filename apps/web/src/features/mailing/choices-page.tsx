import type { MailChoices as Choices } from '@kotohogi/contract/mailing';
import { SectionHeading } from '@kotohogi/ui/section-heading';
import { Brand } from '../../shell/brand/brand.tsx';
import { textsOf } from '../../shell/i18n/text.ts';
import { LanguageButton } from '../../shell/language-button.tsx';
import { useTheme } from '../../shell/theme/use-theme.ts';
import { MailChoices } from './choices.tsx';
import styles from './choices-page.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The recipient's name; also applies the wedding's pattern to the page. */
function Head({ data }: { readonly data: Choices }) {
  useTheme(data.designPattern, 'guest');
  return <p className={styles.lead}>{t('mailing.lead', { name: data.name })}</p>;
}

/** The recipient's mail preferences, opened without signing in by the link at the end of each mail. */
export function ChoicesPage({ token }: { readonly token: string }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Brand />
        <LanguageButton />
      </header>
      <main id="content" className={styles.sheet}>
        <SectionHeading latin="Letters" title={t('mailing.title')} level={1} size="page" />
        <MailChoices token={token} head={data => <Head data={data} />} />
      </main>
    </div>
  );
}
