import type { ja } from './messages.ja.ts';

/** Texts of signing in, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'session.email': 'E-mail address',
  'session.password': 'Password',
  'session.signIn': 'Sign in',
  'session.signingIn': 'One moment',
  'session.accountId': 'Account id',
  'session.accountId.hint': 'Please enter the id your venue gave you.',
  'session.weddingKey': 'Key of the wedding',
  'session.weddingKey.hint': 'It is the last part of the address of the invitation.',
  'session.next': 'Next',
  'session.forCompany': 'Company',
  'session.forFacility': 'Venue',
  'session.forAdmin': 'Platform',
  'session.forAccount': 'Account',
  'session.forCouple': 'Your wedding',
  'session.lead.staff': 'Please sign in with your registered address.',
  'session.lead.couple': 'Let us go on with your invitation.',
  'session.forgot': 'If you forgot your password, please ask your venue or the platform.',
};
