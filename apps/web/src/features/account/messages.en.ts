import type { ja } from './messages.ja.ts';

/** Texts of the first visit, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'account.verify.title': 'First visit',
  'account.verify.lead': 'Congratulations! Please check the details, then enter your names and a password.',
  'account.verify.facts': 'As your venue has registered it',
  'account.verify.when': 'Ceremony',
  'account.verify.where': 'Venue',
  'account.verify.email': 'Address to sign in with',
  'account.verify.wrong': 'If date or venue are wrong, please tell {facility}.',
  'account.verify.names': 'Your names',
  'account.verify.names.hint': 'They are used on the invitation and can be changed later.',
  'account.verify.person.1': 'Groom',
  'account.verify.person.2': 'Bride',
  'account.verify.lastName': 'Surname',
  'account.verify.firstName': 'First name',
  'account.verify.lastNameKana': 'Surname (kana)',
  'account.verify.firstNameKana': 'First name (kana)',
  'account.verify.password': 'Password',
  'account.verify.password.hint': 'At least 8 half-width letters, digits or symbols.',
  'account.verify.confirm': 'Password (again)',
  'account.verify.known': 'This address is registered already. Please enter the password you use now.',
  'account.verify.agree': 'I agree to the terms and the privacy policy',
  'account.verify.terms': 'Terms',
  'account.verify.privacy': 'Privacy policy',
  'account.verify.begin': 'Begin with the invitation',
  'account.verify.beginning': 'One moment',
  'account.verify.gone': 'URL does not exist or has expired',
  'account.verify.gone.words':
    'The link works once, for 7 days. If you have used it, please sign in. If not, please ask your venue to send it again.',
  'account.verify.login': 'Sign in',
};
