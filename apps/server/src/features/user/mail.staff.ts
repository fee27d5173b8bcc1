import type { Language } from '@kotohogi/contract/texts/texts';
import { isolated } from '@kotohogi/domain/kernel/marks';
import { placeInSubject } from '@kotohogi/domain/mailing/subject';
import type { MailContent } from '../../platform/mail/content.ts';

export interface StaffInviteFacts {
  readonly language: Language;
  /** The inviter's name; empty if the operator of the platform invites. */
  readonly invitedBy: string;
  /** The company or facility; empty for the platform itself. */
  readonly areaName: string;
  /** The address to sign in with. */
  readonly email: string;
  readonly url: string;
}

/** The name of an area in a sentence. */
const areaIn = (areaName: string, ja: boolean) => {
  if (areaName !== '') return isolated(areaName);
  return ja ? '運営' : 'the platform';
};

/** Mail 1: someone is invited to work in the back office of the platform, a company or a facility. */
export function staffInviteMail({ language, invitedBy, areaName, email, url }: StaffInviteFacts): MailContent {
  const ja = language === 'ja';
  const area = areaIn(areaName, ja);
  const short = areaName === '' ? area : placeInSubject(areaName);
  const who = isolated(invitedBy);
  return {
    kind: 'staff-invite',
    language,
    subject: ja ? `管理画面へのご招待（${short}）` : `Your invitation to the back office of ${short}`,
    ...(areaName === '' ? {} : { headline: areaName }),
    greeting: ja ? 'ご担当者様' : 'Hello,',
    paragraphs: ja
      ? [
          invitedBy === ''
            ? `${area}の管理画面をお使いいただくためのご招待です。`
            : `${who} 様から、${area}の管理画面をお使いいただくためのご招待です。`,
          '下のボタンからお名前とパスワードを設定すると、すぐにご利用いただけます。',
        ]
      : [
          invitedBy === ''
            ? `You have been invited to use the back office of ${area}.`
            : `${who} has invited you to use the back office of ${area}.`,
          'Set your name and password with the button below to get started.',
        ],
    facts: [
      [ja ? 'ご利用先' : 'Where', area],
      [ja ? 'アドレス' : 'Sign in with', email],
    ],
    button: { label: ja ? '招待を受ける' : 'Accept the invitation', url },
    deadline: ja ? 'このリンクは7日間、一度だけご利用いただけます。' : 'The link works once, for 7 days.',
    contact: ja
      ? 'ご不明な点は、招待した方にお問い合わせください。'
      : 'If you have any questions, please contact the person who invited you.',
    reason: ja
      ? 'お心当たりのない場合は、このメールを破棄してください。何も登録されません。'
      : 'If you did not expect this email, please ignore it. Nothing will be registered.',
  };
}

/** The data of mail 2; `invitedBy` is the person who created the account. */
export interface DirectAccountFacts extends StaffInviteFacts {
  readonly name: string;
}

/** Mail 2: an account was created for someone. It never contains the password, which is handed over in person. */
export function directAccountMail({
  language,
  invitedBy,
  areaName,
  email,
  name,
  url,
}: DirectAccountFacts): MailContent {
  const ja = language === 'ja';
  const area = areaIn(areaName, ja);
  const short = areaName === '' ? area : placeInSubject(areaName);
  const who = isolated(invitedBy);
  return {
    kind: 'direct-account',
    language,
    subject: ja ? `管理画面をお使いいただけます（${short}）` : `Your account for the back office of ${short}`,
    ...(areaName === '' ? {} : { headline: areaName }),
    greeting: ja ? `${isolated(name)} 様` : `Dear ${isolated(name)},`,
    paragraphs: ja
      ? [
          `${who} 様が、${area}の管理画面をお使いいただくためのアカウントをご用意しました。`,
          'パスワードはこのメールには記載していません。作成した方から直接お受け取りください。',
          'ログインのあと、アカウントのページで、ご自身のパスワードにご変更ください。',
        ]
      : [
          `${who} has created an account for you in the back office of ${area}.`,
          'This email does not contain your password. You will receive it directly from the person who created the account.',
          'Once you have signed in, please choose a password of your own on your account page.',
        ],
    facts: [
      [ja ? 'ご利用先' : 'Where', area],
      [ja ? 'アドレス' : 'Sign in with', email],
    ],
    button: { label: ja ? 'ログインする' : 'Sign in', url },
    contact: ja
      ? 'ご不明な点は、アカウントを作成した方にお問い合わせください。'
      : 'If you have any questions, please contact the person who created the account.',
    reason: ja
      ? `${area}の利用者として登録されたため、お送りしています。`
      : `You are receiving this email because you were registered as a user of ${area}.`,
  };
}
