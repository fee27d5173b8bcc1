import type { MailChoices as Choices } from '@kotohogi/contract/mailing';
import { SectionHeading } from '@kotohogi/ui/section-heading';
import { Brand } from '../../shell/brand/brand.tsx';
import { textsOf } from '../../shell/i18n/text.ts';
import { LanguageButton } from '../../shell/language-button.tsx';
import { useTheme } from '../../shell/theme/use-theme.ts';
import { MailChoices } from './choices.tsx';
import styles from './choices-page.module.css';
import type { ja } from './messages.ja.ts';

const say = textsOf<typeof ja>();

/** Whose choices they are; the page wears the wedding's pattern from then on. */
function Head({ data }: { readonly data: Choices }) {
  useTheme(data.designPattern, 'guest');
  return <p className={styles.lead}>{say('mailing.lead', { name: data.name })}</p>;
}

/** Which mails one does without: opened by the link at the foot of each of them, without signing in. */
export function ChoicesPage({ token }: { readonly token: string }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Brand />
        <LanguageButton />
      </header>
      <main id="content" className={styles.sheet}>
        <SectionHeading latin="Letters" title={say('mailing.title')} level={1} size="page" />
        <MailChoices token={token} head={data => <Head data={data} />} />
      </main>
    </div>
  );
}
