import type { DemoStart } from '@kotohogi/contract/demo-start';
import { titleNames } from '@kotohogi/domain/profile/names';
import { LinkButton } from '@kotohogi/ui/link-button';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import styles from './ceremony-card.module.css';
import { LoginLine } from './login-line.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** Today's ceremony, and the guest accounts to join it with. */
export function CeremonyCard({ companyAccountId, ceremony }: DemoStart) {
  const { key, couple, hallName, isOnAir, guestEmail } = ceremony;
  const state = isOnAir ? 'onAir' : 'soon';
  return (
    <section className={styles.card} aria-labelledby="demo-ceremony">
      <div className={styles.picture}>
        <img src="/demo/ceremony.jpg" alt="" width="1280" height="720" />
        <p className={styles.state} data-state={state} role="status">
          {t(`demo.${state}`)}
        </p>
      </div>
      <div className={styles.inside}>
        <h2 id="demo-ceremony" className={styles.kind}>
          {t('demo.ceremony')}
        </h2>
        <p className={styles.names} lang="en">
          {titleNames(couple).join(' & ')}
        </p>
        <p className={styles.hall}>{hallName}</p>
        <p className={styles.text}>{t(`demo.${state}.text`)}</p>
        <LinkButton href={paths.guest.index(companyAccountId, key)} variant="filled" fullWidth>
          {t('demo.watch')}
        </LinkButton>
        <LoginLine name={t('demo.guest')} email={guestEmail} />
      </div>
    </section>
  );
}
