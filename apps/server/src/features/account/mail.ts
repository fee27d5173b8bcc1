import type { Language } from '@kotohogi/contract/texts/texts';
import type { MailContent } from '../../platform/mail/content.ts';
import { personGreeting } from '../../platform/mail/greeting.ts';

interface EmailChangeFacts {
  readonly language: Language;
  readonly name: string;
  readonly email: string;
}

const contactOf = (language: Language) =>
  language === 'ja'
    ? 'ご不明な点は、施設または運営の担当者にお問い合わせください。'
    : 'If you have any questions, please contact your venue or the platform.';

/** To the new address of an account: it takes effect once this link is used. */
export function confirmEmailMail(facts: EmailChangeFacts & { readonly url: string }): MailContent {
  const ja = facts.language === 'ja';
  return {
    kind: 'email-confirm',
    language: facts.language,
    subject: ja ? '新しいメールアドレスの確認' : 'Please confirm your new email address',
    // The new address may belong to anyone, so the name does not lead the mail (docs/product/mail.md).
    greeting: ja ? 'お申し込みのお客様' : 'Hello,',
    paragraphs: ja
      ? [
          'ログインに使うメールアドレスを、このアドレスに変更するお申し込みを受け付けました。',
          'ログインした状態で下のボタンを押すと、変更が完了します。お心当たりがないときは、このメールを破棄してください。',
        ]
      : [
          'We have received your request to sign in with this address from now on.',
          'Press the button below while you are signed in to finish. If you did not request this, please ignore this email.',
        ],
    facts: [[ja ? '新しいアドレス' : 'New address', facts.email]],
    button: { label: ja ? 'このアドレスに変更する' : 'Change to this address', url: facts.url },
    deadline: ja
      ? 'このリンクは60分間、1回だけお使いいただけます。'
      : 'The link works once and expires after 60 minutes.',
    contact: contactOf(facts.language),
    reason: ja
      ? 'このメールは、メールアドレスの変更を申し込まれた方へお送りしています。'
      : 'You are receiving this email because a change to this address was requested.',
  };
}

/** To the previous address of an account: the address has changed. */
export function emailChangedMail(facts: EmailChangeFacts): MailContent {
  const ja = facts.language === 'ja';
  return {
    kind: 'email-changed',
    language: facts.language,
    subject: ja ? 'メールアドレスが変更されました' : 'Your email address has been changed',
    greeting: personGreeting(facts.name, facts.language),
    paragraphs: ja
      ? [
          'ログインに使うメールアドレスが変更されました。',
          'お心当たりがないときは、すぐに施設または運営の担当者へご連絡ください。',
        ]
      : [
          'The email address you sign in with has been changed.',
          'If it was not you, please contact your venue or the platform at once.',
        ],
    facts: [[ja ? '新しいアドレス' : 'New address', facts.email]],
    contact: contactOf(facts.language),
    reason: ja
      ? 'このメールは、アカウントを守るために、これまでのアドレスへお送りしています。'
      : 'We sent this email to your previous address to protect your account.',
  };
}
