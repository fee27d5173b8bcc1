import { joinedText } from '../../shell/formats.office.ts';
import { dateTimeText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { Invite } from './api.ts';
import type { ja } from './messages.ja.ts';
import styles from './verify-page.module.css';

const say = textsOf<typeof ja>();

/** The couple as it is known: 陽翔・結衣. */
const coupleOf = ({ couple }: Invite) =>
  joinedText(
    'names',
    couple.map(({ lastName, firstName }) => `${lastName} ${firstName}`.trim()),
  );

/** What an invitation is about: whose wedding, when, where, and from whom it comes. */
export function InviteFacts({ invite }: { readonly invite: Invite }) {
  const rows = [
    { label: say('account.invite.couple'), value: coupleOf(invite) },
    { label: say('account.verify.when'), value: dateTimeText(invite.startsAt) },
    { label: say('account.verify.where'), value: `${invite.facilityName} ${invite.hallName}` },
    { label: say('account.invite.from'), value: invite.invitedBy },
    { label: say('account.verify.email'), value: invite.email },
  ].filter(({ value }) => value !== '');
  return (
    <section className={styles.facts} aria-label={say('account.invite.facts')}>
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
