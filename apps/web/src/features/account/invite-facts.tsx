import { fullNames } from '@kotohogi/domain/profile/full-name';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import { dateTimeText } from '../../shell/formats.ts';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { roleText } from '../session/index.ts';
import type { HostInvite, Invite, StaffInvite } from './api.ts';
import type { ja } from './messages.ja.ts';
import styles from './verify-page.module.css';

const t = textsOf<typeof ja>();

/** Venue and hall; a line break may occur between the two. */
const venueOf = ({ facilityName, hallName }: HostInvite) => (
  <>
    <span>{facilityName}</span> <span>{hallName}</span>
  </>
);

const rowsOfHost = (invite: HostInvite) => [
  { label: t('account.invite.couple'), value: fullNames(invite.couple.map(nameOf), currentLanguage()) },
  { label: t('account.verify.when'), value: dateTimeText(invite.startsAt) },
  { label: t('account.verify.where'), value: venueOf(invite) },
];

const rowsOfStaff = ({ scope, role, areaName }: StaffInvite) => [
  { label: t('account.invite.place'), value: areaName === '' ? t('account.invite.platform') : areaName },
  { label: t('account.invite.role'), value: roleText(scope, role) },
];

/** The content of an invitation: what it is for, and the sender. */
export function InviteFacts({ invite }: { readonly invite: Invite }) {
  const rows = [
    ...(invite.kind === 'staff' ? rowsOfStaff(invite) : rowsOfHost(invite)),
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
