import { alarmMail } from '@kotohogi/server/features/live/mail';
import { lateComparisonMail, paymentDifferenceMail } from '@kotohogi/server/features/payment-order/mail.reconcile';
import { directAccountMail, staffInviteMail } from '@kotohogi/server/features/user/mail.staff';
import type { MailContent } from '@kotohogi/server/platform/mail/content';
import type { PatternName } from '@kotohogi/themes/theme-names';
import { type People, TOKEN } from './people.ts';

interface StaffSetting {
  readonly people: People;
  readonly pattern: PatternName;
  readonly language: 'ja' | 'en';
  readonly publicUrl: string;
}

/**
 * The mails to colleagues: the invitation, the notice of an account that was created directly, and the alarms of a
 * stopped stream and of a recording that failed.
 */
export function staffMails({ people, pattern, language, publicUrl }: StaffSetting): readonly MailContent[] {
  const ja = language === 'ja';
  const invitedBy = ja ? '森 恵子' : 'Keiko Mori';
  const given = { language, invitedBy, areaName: people.facilityName, email: people.email };
  const venuePages = `${publicUrl}/c/lumiere/facilities/kamakura/manage`;
  const startsAt = ja ? '2026年12月24日（木）13:00（日本時間）' : 'Thursday, December 24, 2026, 13:00 (Japan time)';
  const alarm = {
    ...{ language, pattern, couple: people.couple, consoleUrl: `${venuePages}/weddings/1/live` },
    ...{ facilityName: people.facilityName, hallName: people.hallName, facilityPhone: '0467-22-1122' },
    ...{ startsAt, happenedAt: startsAt },
  };
  return [
    staffInviteMail({ ...given, url: `${publicUrl}/account/invites/${TOKEN}/activate` }),
    directAccountMail({ ...given, name: ja ? '田中 美咲' : 'Misaki Tanaka', url: `${venuePages}/login` }),
    alarmMail({
      ...{ ...alarm, kind: 'emergencyStop', actorName: invitedBy },
      reason: ja ? '会場の火災報知器が鳴ったため' : 'The fire alarm of the venue went off',
    }),
    alarmMail({ ...alarm, kind: 'archive_error', actorName: '', reason: 'no-video' }),
    paymentDifferenceMail({
      ...{ language, publicUrl, facilityName: people.facilityName },
      differences: [{ orderId: '0012-261120153012-Gzik0zj', kind: 'amount' }],
    }),
    lateComparisonMail({ language, publicUrl, late: [{ facilityName: people.facilityName, asked: 412 }] }),
  ];
}
