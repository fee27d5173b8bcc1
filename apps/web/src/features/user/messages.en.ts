import type { ja } from './messages.ja.ts';

/** Texts of those who manage a wedding, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'user.hosts': 'Who prepares this wedding',
  'user.hosts.words':
    'Each of you can prepare it with an address of your own, and you can ask family or a planner to help.',
  'user.hosts.list': 'Who prepares this wedding',
  'user.host.self': 'You',
  'user.host.invited': 'Invited, until {date}',
  'user.host.expired': 'The invitation has expired',
  'user.host.again': 'Send again',
  'user.host.remove': 'Remove',
  'user.host.remove.of': 'Remove {who}',
  'user.host.again.of': 'Send again to {who}',
  'user.host.revoke': 'Withdraw',
  'user.host.revoke.of': 'Withdraw the invitation of {who}',
  'user.invite.email': 'Email address of the person you invite',
  'user.invite.hint': 'We will send a link that works for 7 days.',
  'user.invite.send': 'Send the invitation',
  'user.invite.sending': 'Sending',
  'user.invite.sent': 'The invitation has been sent to {email}.',
  'user.remove.title': 'Remove {who}?',
  'user.remove.words': 'This person will no longer be able to open the pages of this wedding. What was written stays.',
  'user.remove.words.self':
    'You will no longer be able to open the pages of this wedding unless somebody invites you again.',
  'user.revoke.title': 'Withdraw the invitation of {who}?',
  'user.revoke.words': 'The link in that email stops working.',
  'user.removed': '{who} has been removed.',
  'user.revoked': 'The invitation of {who} has been withdrawn.',
};
