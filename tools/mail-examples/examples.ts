import type { Language } from '@kotohogi/contract/texts/texts';
import type { AttendantId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, DAY_MS, HOUR_MS } from '@kotohogi/domain/kernel/instant';
import { localDate, parseJst } from '@kotohogi/domain/kernel/jst';
import { OCCASIONS } from '@kotohogi/domain/mailing/occasions';
import { archiveReceiptMail } from '@kotohogi/server/features/archive-sale/mail';
import { thanksMail } from '@kotohogi/server/features/congratulation/mail';
import { accountChangedMail } from '@kotohogi/server/features/deposit-account/mail';
import { giftReceiptMail } from '@kotohogi/server/features/gift/mail';
import { eraseDoneMail } from '@kotohogi/server/features/guest-profile/mail';
import { occasionMail } from '@kotohogi/server/features/mailing/mail';
import { closingMail } from '@kotohogi/server/features/mailing/mail.closing';
import { digestMail } from '@kotohogi/server/features/mailing/mail.digest';
import { noticeMail } from '@kotohogi/server/features/notification/mail';
import { giftReturnedMail, paymentReturnedMail, type ReturnFacts } from '@kotohogi/server/features/payment-order/mail';
import { replyMail } from '@kotohogi/server/features/reply/mail';
import { guestPasswordResetMail, magicLinkMail, passwordResetMail } from '@kotohogi/server/features/session/mail.reset';
import { registrationReceivedMail } from '@kotohogi/server/features/temporary-wedding/mail';
import { refusedMail, registeredMail } from '@kotohogi/server/features/temporary-wedding/mail.decision';
import { secondHostMail, verifyHostMail, withdrawnHostMail } from '@kotohogi/server/features/user/mail';
import type { WeddingSummary } from '@kotohogi/server/features/wedding/index';
import { scheduleHostMail, scheduleMail } from '@kotohogi/server/features/wedding/mail.schedule';
import { erasureAskedMail, erasureNoticeMail, weddingErasedMail } from '@kotohogi/server/features/wedding-erasure/mail';
import type { MailContent } from '@kotohogi/server/platform/mail/content';
import { PATTERN_NAMES, type PatternName } from '@kotohogi/themes/theme-names';
import { moneyMails } from './money-examples.ts';
import { PEOPLE, type People, TOKEN } from './people.ts';
import { signInMails } from './sign-in-examples.ts';
import { staffMails } from './staff-examples.ts';

/** The public URL in the examples. */
export const PUBLIC_URL = 'https://kotohogi.example';

const CONTACT = { facilityPhone: '0467-22-1122', facilityHours: '10:00–18:00' };

/** The longest input allowed: long names, a long address, texts up to the limit. */
export const LONG_PEOPLE: Readonly<Record<Language, People>> = {
  ja: {
    ...PEOPLE.ja,
    couple: [
      {
        lastName: '勅使河原',
        firstName: 'マクシミリアン龍之介',
        lastNameRoman: 'Teshigawara',
        firstNameRoman: 'Makushimirian Ryunosuke',
      },
      {
        lastName: '小比類巻',
        firstName: 'アレクサンドリーナ万里江',
        lastNameRoman: 'Kohiruimaki',
        firstNameRoman: 'Arekusandorina Marie',
      },
    ],
    facilityName: 'ザ・グランドパレス・ホテル＆リゾート軽井沢 迎賓館',
    hallName: '大聖堂「セント・アレクサンドリア・カテドラル」',
    guest: '長宗我部 マリア・デル・カルメン・フェルナンデス',
    email: 'maria-del-carmen.fernandez-chosokabe.family+wedding@mail.long-company-name.example.jp',
    timeZone: 'America/Los_Angeles',
  },
  en: {
    ...PEOPLE.en,
    couple: [
      {
        lastName: 'Wolfeschlegel',
        firstName: 'Maximilian',
        lastNameRoman: 'Wolfeschlegel',
        firstNameRoman: 'Maximilian Bartholomew',
      },
      {
        lastName: 'Featherstonehaugh',
        firstName: 'Alexandrina',
        lastNameRoman: 'Featherstonehaugh',
        firstNameRoman: 'Alexandrina Wilhelmina',
      },
    ],
    facilityName: 'The Grand Palace Hotel & Resort Karuizawa',
    hallName: 'Cathedral of Saint Alexandria',
    guest: 'María del Carmen Fernández-Chōsokabe y Featherstonehaugh',
    email: 'maria-del-carmen.fernandez-chosokabe.family+wedding@mail.long-company-name.example.com',
    timeZone: 'America/Los_Angeles',
  },
};

const NOW = parseJst('2026-11-14 10:00');
const STARTS_AT = parseJst('2026-12-24 13:00');
const [GUEST, HOST, WEDDING] = [7 as AttendantId, 3 as UserId, 1 as WeddingId];
/** The data of the examples' wedding. */
export function weddingOf(people: People, pattern: PatternName): WeddingSummary {
  const { couple, facilityName, hallName } = people;
  return {
    weddingId: WEDDING,
    key: 'haruto-yui',
    startsAt: STARTS_AT,
    closesAt: parseJst('2026-12-28 00:00'),
    pattern,
    couple,
    hallName,
    facilityName,
    ...CONTACT,
    language: 'ja',
    companyAccountId: 'lumiere',
  };
}

/** The inputs of an example wedding. */
interface Setting {
  readonly people: People;
  readonly pattern: PatternName;
  readonly language: Language;
}

function guestMails({ people, pattern, language }: Setting): readonly MailContent[] {
  const wedding = weddingOf(people, pattern);
  const { guest: name, email, timeZone, thanks, message } = people;
  const reply = (answer: 'attendance' | 'view-archive' | 'absence') =>
    replyMail({
      ...{ wedding, publicUrl: PUBLIC_URL, language, now: NOW, isChange: false },
      guest: { id: GUEST, name, email, answer, timeZone, calendarSequence: 0 },
    });
  const link = `${PUBLIC_URL}/c/lumiere/weddings/haruto-yui/enter?token=${TOKEN}`;
  const entering = { language, wedding, attendantId: GUEST, name, email };
  const withStatus = (status: 'active' | 'postponed' | 'canceled') =>
    scheduleMail({
      ...{ wedding, publicUrl: PUBLIC_URL, language, now: NOW, status, link },
      previousStartsAt: status === 'active' ? after(STARTS_AT, -30 * DAY_MS) : STARTS_AT,
      guest: { id: GUEST, name, timeZone, hasEntry: true, calendarSequence: 1, hasGiven: false },
    });
  return [
    guestPasswordResetMail({
      ...entering,
      url: `${PUBLIC_URL}/c/lumiere/weddings/haruto-yui/password/reset/${TOKEN}`,
    }),
    reply('attendance'),
    reply('view-archive'),
    reply('absence'),
    magicLinkMail({ ...entering, url: link }),
    ...OCCASIONS.map(occasion =>
      occasionMail(occasion, {
        ...{ wedding, publicUrl: PUBLIC_URL, language },
        guest: { weddingId: WEDDING, attendantId: GUEST, name, timeZone },
      }),
    ),
    thanksMail({ wedding, language, guest: { id: GUEST, name }, link, thanks, messages: [message] }),
    withStatus('postponed'),
    withStatus('active'),
    withStatus('canceled'),
    noticeMail({ wedding, publicUrl: PUBLIC_URL, language, attendantId: GUEST, name, ...people.notice }),
    eraseDoneMail({ wedding, language, name, hasPaid: true }),
  ].map(content => (content.button?.url.endsWith('haruto-yui') ? withLink(content, link) : content));
}

/** As the mail queue does: the link in a guest's mail opens the page as that guest. */
function withLink(content: MailContent, url: string): MailContent {
  return content.button === undefined ? content : { ...content, button: { ...content.button, url } };
}

function receipts({ people, pattern, language }: Setting): readonly MailContent[] {
  const { couple, facilityName, guest: name, message } = people;
  const pageUrl = `${PUBLIC_URL}/c/lumiere/weddings/haruto-yui/payment`;
  const venue = { facilityName, ...CONTACT };
  const frame = { language, name, couple, ...venue, pageUrl, pattern };
  const paid = { card: 'VISA ************1111', orderId: '0001-0001-G-20261224-0007', paidAt: STARTS_AT };
  return [
    giftReceiptMail({ ...frame, ...paid, paymentMethod: paid.card, amountYen: 30_000, message }),
    archiveReceiptMail({ ...frame, priceYen: 5500, paid, expiresAt: after(STARTS_AT, 30 * DAY_MS + HOUR_MS) }),
    paymentReturnedMail({ ...returnedOf(people, pattern), language, name, pageUrl }),
  ];
}

/** A gift that was returned. */
const returnedOf = (people: People, pattern: PatternName): ReturnFacts => ({
  ...({ wedding: weddingOf(people, pattern), purpose: 'gift', amountYen: 30_000 } as const),
  ...{ isWallet: false, isByHand: false, paidAt: STARTS_AT, returnedAt: after(STARTS_AT, DAY_MS) },
  ...{ paymentMethod: 'VISA ************1111', orderId: '0001-0001-G-20261224-0007' },
});

function registrationMails({ people, pattern, language }: Setting): readonly MailContent[] {
  const { facilityName, hallName } = people;
  const ja = language === 'ja';
  const names = ja ? (['高橋 陽翔', '森 結衣'] as const) : (['Haruto Takahashi', 'Yui Mori'] as const);
  const place = { language, facilityName, hallName, startsAt: STARTS_AT, ...CONTACT };
  const verifyUrl = `${PUBLIC_URL}/c/lumiere/weddings/haruto-yui/manage/verify?token=${TOKEN}`;
  return [
    registrationReceivedMail({ ...place, names, answerBy: localDate('2026-11-21'), hasBank: false }),
    registeredMail({ link: { ...place, pattern, verifyUrl }, names, hasBank: true }),
    refusedMail({
      ...{ ...place, names, hasBank: true },
      reason: ja ? 'ご希望の日は、すでに満席でございます。' : 'We are fully booked on that day.',
    }),
  ];
}

function coupleMails({ people, pattern, language }: Setting): readonly MailContent[] {
  const wedding = weddingOf(people, pattern);
  const { facilityName, hallName, host: name } = people;
  const place = { language, facilityName, hallName, startsAt: STARTS_AT, ...CONTACT };
  const answers = [
    { name: people.guest, answer: 'attendance' as const, reply_message: people.message },
    { name: language === 'ja' ? '佐藤 ゆかり' : 'Oliver Smith', answer: 'view-archive' as const, reply_message: '' },
    { name: language === 'ja' ? '伊藤 健' : 'Sofia Rossi', answer: 'absence' as const, reply_message: '' },
  ];
  const account = {
    bankName: 'みずほ銀行',
    branchName: '鎌倉支店',
    type: 1,
    maskedAccountNumber: '****567',
    accountHolder: 'タカハシ ハルト',
  } as const;
  return [
    passwordResetMail({
      ...{ language, name, email: 'haruto@example.jp', userId: HOST, wedding },
      url: `${PUBLIC_URL}/c/lumiere/weddings/haruto-yui/manage/password/reset/${TOKEN}`,
    }),
    verifyHostMail({
      ...{ ...place, pattern },
      verifyUrl: `${PUBLIC_URL}/c/lumiere/weddings/haruto-yui/manage/verify?token=${TOKEN}`,
    }),
    withdrawnHostMail({ ...place, pattern }),
    secondHostMail({
      ...{ ...place, pattern, invitedBy: name, couple: people.couple },
      url: `${PUBLIC_URL}/account/invites/${TOKEN}/activate`,
    }),
    ...registrationMails({ people, pattern, language }),
    digestMail({
      ...{ publicUrl: PUBLIC_URL, language, answers },
      wedding: { ...wedding, lifeCycle: 'inviting', replyDeadline: localDate('2026-12-10') },
      host: { weddingId: WEDDING, userId: HOST, name },
    }),
    accountChangedMail({
      ...{ wedding, publicUrl: PUBLIC_URL, language, userId: HOST, name, by: name, at: NOW, isFirst: false, account },
    }),
    giftReturnedMail({
      ...returnedOf(people, pattern),
      ...{ wedding: { ...wedding, language }, name, guestName: people.guest, publicUrl: PUBLIC_URL, carried: false },
    }),
    closingMail({
      ...{ wedding, publicUrl: PUBLIC_URL, language, lastDay: 'tomorrow' },
      host: { weddingId: WEDDING, userId: HOST, name },
    }),
    erasureAskedMail({
      ...{ wedding, publicUrl: PUBLIC_URL, language, userId: HOST, name, by: name, at: NOW },
      ...{ date: localDate('2027-02-15'), automatic: localDate('2027-03-28') },
    }),
    erasureNoticeMail({
      ...{ wedding, publicUrl: PUBLIC_URL, language, userId: HOST, name },
      date: localDate('2027-03-28'),
    }),
    weddingErasedMail({ wedding, language, name, isRequested: false }),
    ...(['postponed', 'canceled'] as const).map(status =>
      scheduleHostMail({
        ...{ wedding, publicUrl: PUBLIC_URL, language, status, previousStartsAt: STARTS_AT },
        ...{ host: { id: HOST, name }, by: name, guestCount: 48, hasGifts: true },
      }),
    ),
  ];
}

/** One mail of every kind to guests, couples and staff, all about one wedding. */
export function exampleMails(setting: Setting): readonly MailContent[] {
  const { people, pattern, language } = setting;
  return [
    ...coupleMails(setting),
    ...guestMails(setting),
    ...receipts(setting),
    ...moneyMails({ people, wedding: weddingOf(people, pattern), language, publicUrl: PUBLIC_URL }),
    ...staffMails({ people, pattern, language, publicUrl: PUBLIC_URL }),
    ...signInMails({ people, wedding: weddingOf(people, pattern), language, publicUrl: PUBLIC_URL }),
  ];
}

/** Mails that are rendered in every pattern; the others use one pattern each, in rotation. */
export const IN_EVERY_PATTERN: readonly string[] = ['rsvp-live', 'reminder-day', 'live-started'];

/** One mail of every kind in the next pattern of the rotation, and the ones for every pattern. */
export function mailExamples(language: Language): readonly MailContent[] {
  const people = PEOPLE[language];
  const byPattern = PATTERN_NAMES.map(pattern => exampleMails({ people, pattern, language }));
  const [first = []] = byPattern;
  return first.flatMap(({ kind }, place) => {
    const inPatterns = byPattern.flatMap(mails => mails[place] ?? []);
    return IN_EVERY_PATTERN.includes(kind) ? inPatterns : inPatterns.slice(place % 6, (place % 6) + 1);
  });
}
