import type { DemoStart } from '@kotohogi/contract/demo-start';
import { coupleText } from '@kotohogi/domain/profile/names';
import { LinkButton } from '@kotohogi/ui/link-button';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import { LoginLine } from './login-line.tsx';
import styles from './logins.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

interface CardProps {
  readonly kind: 'couple' | 'venue' | 'company' | 'admin';
  readonly href: string;
  /** The people who sign in there. */
  readonly people: readonly { readonly name: string; readonly email: string }[];
}

/** A printed card: who signs in, where, and with which email address. */
function Card({ kind, href, people }: CardProps) {
  return (
    <section className={styles.card} data-kind={kind} aria-labelledby={`demo-${kind}`}>
      <div className={styles.head}>
        <h3 id={`demo-${kind}`} className={styles.title}>
          {t(`demo.${kind}`)}
        </h3>
        <p className={styles.text}>{t(`demo.${kind}.text`)}</p>
      </div>
      <ul className={styles.people}>
        {people.map(({ name, email }) => (
          <li key={email}>
            <LoginLine name={name} email={email} />
          </li>
        ))}
      </ul>
      <div className={styles.way}>
        <LinkButton href={href} variant="outlined" fullWidth aria-describedby={`demo-${kind}`}>
          {t('demo.signIn')}
        </LinkButton>
      </div>
    </section>
  );
}

/** All logins, each with its link. */
export function Logins({ companyAccountId: company, facilityAccountId, ceremony, ...start }: DemoStart) {
  const staff = start.staff.map(({ role, email }) => ({ name: t(`demo.role.${role}`), email }));
  const one = (name: string, email: string) => [{ name, email }];
  return (
    <div className={styles.cards}>
      <Card kind="venue" href={paths.facility.login(company, facilityAccountId)} people={staff} />
      <Card
        kind="couple"
        href={paths.couple.login(company, ceremony.key)}
        people={one(coupleText(ceremony.couple, currentLanguage()), start.coupleEmail)}
      />
      <Card
        kind="company"
        href={paths.company.login(company)}
        people={one(t('demo.role.administrator'), start.companyEmail)}
      />
      <Card kind="admin" href={paths.admin.login} people={one(t('demo.role.administrator'), start.adminEmail)} />
    </div>
  );
}
