import { confirmEmailMail, emailChangedMail } from '@kotohogi/server/features/account/mail';
import { guestLoginFailuresMail } from '@kotohogi/server/features/attendant/mail';
import { loginFailuresMail } from '@kotohogi/server/features/session/mail';
import { guestEmailChangedMail, guestEmailMail } from '@kotohogi/server/features/session/mail.email';
import type { WeddingSummary } from '@kotohogi/server/features/wedding/index';
import type { MailContent } from '@kotohogi/server/platform/mail/content';
import { type People, TOKEN } from './people.ts';

interface SignInSetting {
  readonly people: People;
  readonly wedding: WeddingSummary;
  readonly language: 'ja' | 'en';
  readonly publicUrl: string;
}

/** The mails that protect a login: failed attempts, and a new address, to people with an account and to guests. */
export function signInMails({ people, wedding, language, publicUrl }: SignInSetting): readonly MailContent[] {
  const change = { language, name: people.host, email: people.email };
  const guestChange = { language, wedding, name: people.guest, email: people.email };
  return [
    loginFailuresMail({ language, name: people.host, resetUrl: `${publicUrl}/account/password/reset` }),
    confirmEmailMail({ ...change, url: `${publicUrl}/account/email/${TOKEN}` }),
    emailChangedMail(change),
    guestLoginFailuresMail({ wedding, publicUrl, language, name: people.guest }),
    guestEmailMail({ ...guestChange, url: `${publicUrl}/c/lumiere/weddings/haruto-yui/email/${TOKEN}` }),
    guestEmailChangedMail(guestChange),
  ];
}
