import type { ja } from './messages.ja.ts';

/** Texts about the hosts of a wedding, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'user.hosts': 'People preparing this wedding',
  'user.hosts.text': 'Each of you can use your own email address, and you can invite family members or a planner.',
  'user.hosts.list': 'People preparing this wedding',
  'user.host.self': 'You',
  'user.host.invited': 'Invited, until {date}',
  'user.host.expired': 'The invitation has expired',
  'user.host.again': 'Send again',
  'user.host.remove': 'Remove',
  'user.host.remove.of': 'Remove {who}',
  'user.host.again.of': 'Send again to {who}',
  'user.host.revoke': 'Withdraw',
  'user.host.revoke.of': 'Withdraw the invitation for {who}',
  'user.invite.email': 'Email address of the person to invite',
  'user.invite.hint': 'We send a link that works for 7 days.',
  'user.invite.send': 'Send the invitation',
  'user.invite.sending': 'Sending',
  'user.invite.sent': 'The invitation has been sent to {email}.',
  'user.remove.title': 'Remove {who}?',
  'user.remove.text': 'They will no longer be able to open this wedding’s pages. What they wrote is kept.',
  'user.remove.text.self': 'You will no longer be able to open this wedding’s pages unless someone invites you again.',
  'user.revoke.title': 'Withdraw the invitation for {who}?',
  'user.revoke.text': 'The link in that email stops working.',
  'user.removed': '{who} has been removed.',
  'user.revoked': 'The invitation for {who} has been withdrawn.',
};
