import type { Language } from '@kotohogi/contract/texts/texts';
import type { MailContent } from '../../platform/mail/content.ts';
import { personGreeting } from '../../platform/mail/greeting.ts';

/** Mail 35: five attempts to sign in with this address have failed. */
export function loginFailuresMail(facts: { name: string; language: Language; resetUrl: string }): MailContent {
  const ja = facts.language === 'ja';
  return {
    kind: 'login-failures',
    language: facts.language,
    subject: ja ? 'ログインの失敗が続いています' : 'Several failed sign-in attempts',
    greeting: personGreeting(facts.name, facts.language),
    paragraphs: [
      ja
        ? 'お使いのメールアドレスで、ログインの失敗が5回続きました。安全のため、15分間はログインできません。'
        : 'There have been five failed attempts to sign in with your email address. To protect your account, signing in with it is blocked for 15 minutes.',
      ja
        ? 'お心当たりがない場合は、パスワードの変更をおすすめします。'
        : 'If it was not you, we recommend changing your password.',
    ],
    facts: [],
    button: { label: ja ? 'パスワードを変更する' : 'Change the password', url: facts.resetUrl },
    contact: ja
      ? 'ご不明な点は、施設の担当者にお問い合わせください。'
      : 'If you have any questions, please contact your venue.',
    reason: ja
      ? 'このメールは、アカウントを守るために自動でお送りしています。'
      : 'This email was sent automatically to protect your account.',
  };
}
