import type { Language } from '@kotohogi/contract/texts/texts';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { contactLine, guestGreeting, guestNameFact, type WeddingSummary, weddingTitle } from '../wedding/index.ts';

/** Mail 35, to a guest: five attempts to sign in with their address have failed. */
export function guestLoginFailuresMail(facts: {
  readonly wedding: WeddingSummary;
  readonly publicUrl: string;
  readonly language: Language;
  readonly name: string;
}): MailContent {
  const ja = facts.language === 'ja';
  const { wedding } = facts;
  return {
    kind: 'login-failures',
    language: facts.language,
    subject: ja ? 'ログインの失敗が続いています' : 'Several failed sign-in attempts',
    headline: weddingTitle(coupleText(wedding.couple, facts.language), facts.language),
    greeting: guestGreeting(facts.language),
    paragraphs: ja
      ? [
          `${coupleText(wedding.couple, 'ja')}の結婚式の画面で、お使いのメールアドレスでのログインの失敗が5回続きました。`,
          '安全のため、15分のあいだログインできません。しばらくしてから、もう一度お試しください。',
        ]
      : [
          `There have been five failed attempts to sign in to the wedding of ${coupleText(wedding.couple, 'en')} with your email address.`,
          'To protect you, signing in with it is blocked for 15 minutes. Please try again after that.',
        ],
    facts: [guestNameFact(facts.name, facts.language)],
    contact: contactLine(wedding, facts.language),
    reason: ja
      ? 'このメールは、ログインを守るために自動でお送りしています。'
      : 'This email was sent automatically to protect your login.',
    pattern: wedding.pattern,
  };
}
