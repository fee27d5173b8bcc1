import { fullNames } from '@kotohogi/domain/profile/full-name';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import { dateTimeText } from '../../shell/formats.ts';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { Invite } from './api.ts';
import type { ja } from './messages.ja.ts';
import styles from './verify-page.module.css';

const t = textsOf<typeof ja>();

/** Venue and hall; a line break may occur between the two. */
const venueOf = ({ facilityName, hallName }: Invite) => (
  <>
    <span>{facilityName}</span> <span>{hallName}</span>
  </>
);

/** The content of an invitation: the couple, date, place and sender. */
export function InviteFacts({ invite }: { readonly invite: Invite }) {
  const rows = [
    { label: t('account.invite.couple'), value: fullNames(invite.couple.map(nameOf), currentLanguage()) },
    { label: t('account.verify.when'), value: dateTimeText(invite.startsAt) },
    { label: t('account.verify.where'), value: venueOf(invite) },
    { label: t('account.invite.from'), value: invite.invitedBy },
    { label: t('account.verify.email'), value: invite.email },
  ].filter(({ value }) => value !== '');
  return (
    <section className={styles.facts} aria-label={t('account.invite.facts')}>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
