import { directAccountMail, staffInviteMail } from '@kotohogi/server/features/user/mail.staff';
import type { MailContent } from '@kotohogi/server/platform/mail/content';
import type { People } from './people.ts';

const SECRET = 'TqmF5V0cXkS2rZJmUeY8wA3oHn1bLd7gPi4sKvE9xQt';

/** The mails to a new colleague: the invitation, and the notice of an account that was created directly. */
export function staffMails(people: People, language: 'ja' | 'en', publicUrl: string): readonly MailContent[] {
  const ja = language === 'ja';
  const invitedBy = ja ? '森 恵子' : 'Keiko Mori';
  const given = { language, invitedBy, areaName: people.facilityName, email: people.email };
  return [
    staffInviteMail({ ...given, url: `${publicUrl}/account/invites/${SECRET}/activate` }),
    directAccountMail({
      ...given,
      name: ja ? '田中 美咲' : 'Misaki Tanaka',
      url: `${publicUrl}/c/lumiere/facilities/kamakura/manage/login`,
    }),
  ];
}
