import type { AttendanceDetail, AudienceRow, PlayerFacts } from '@kotohogi/contract/attendance-detail';
import type { OwnAnswer } from '@kotohogi/contract/attendant-self';
import type { TreeLeaf, TreeMessage } from '@kotohogi/contract/congratulation';
import type { Language } from '@kotohogi/contract/texts/texts';
import { DEMO_COUPLE, DEMO_FILM, DEMO_GUESTS, demoStartsAt } from '@kotohogi/domain/attendant/demo';
import { demoCard } from '@kotohogi/domain/attendant/demo-card';
import { type DemoPlace, demoKey } from '@kotohogi/domain/attendant/demo-key';
import { kanaRowOf, sortingKey } from '@kotohogi/domain/attendant/kana-row';
import { shownName } from '@kotohogi/domain/attendant/types';
import { after, type Instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { timeOf } from '@kotohogi/domain/kernel/jst';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import { closesAt } from '@kotohogi/domain/wedding/calendar';
import { dateTimeText, toReaderCard } from '../attendant/index.ts';
import type { DemoHall } from './store.ts';

// A sample wedding is in no table: everything here is derived from its hall and the calendar, and changes every night.

/** The data a sample is built from. */
export interface Sample {
  readonly place: DemoPlace;
  readonly hall: DemoHall;
  readonly language: Language;
  readonly now: Instant;
}

const SAMPLE_GUEST = DEMO_GUESTS[0] ?? { name: '', nameKana: '', nickName: '', relationShip: 'friend', message: '' };

function playerOf({ now, language }: Sample): PlayerFacts {
  const startsAt = demoStartsAt(now);
  return {
    liveActiveTime: startsAt,
    isDelayed: false,
    videoUrl: '/demo/ceremony.m3u8',
    embedKey: '',
    videoKind: 'hls',
    playerScriptUrl: '',
    isCrowded: false,
    isLive: false,
    liveState: 'viewingArchive',
    formatedEventDate: dateTimeText(startsAt, language),
    formatedBufferedTime: timeOf(after(startsAt, 5 * MINUTE_MS)),
    CSQuestionnaireOpened: true,
    CSQuestionnaireURL: '',
    phase: 'archive',
    embedKeyExpiresAt: 0,
    recording: {
      durationMs: DEMO_FILM.durationMs,
      shortcutMs: DEMO_FILM.ceremonyMs,
      chapters: DEMO_FILM.chapters.map(chapter => ({ ...chapter })),
      captions: [],
      posterUrl: '/demo/ceremony.jpg',
    },
    nowProgram: '',
    viewerCount: 0,
  };
}

/** The sample as its guest sees it: the recording of yesterday's ceremony. */
export function toDemoDetail(sample: Sample): AttendanceDetail {
  const { place, hall, now } = sample;
  const startsAt = demoStartsAt(now);
  const invitation = toReaderCard(demoCard(startsAt), sample.language);
  return {
    weddingId: 0,
    weddingKey: demoKey(place),
    companyAccountId: hall.company_account_id,
    facilityName: hall.facility_name,
    facilityPhone: hall.contact_phone,
    facilityHours: hall.contact_hours,
    facilityHomepage: hall.homepage,
    hallName: hall.hall_name,
    venue: hall.venue,
    designPattern: hall.design_pattern,
    couple: DEMO_COUPLE.map(nameOf),
    startsAt,
    closesAt: closesAt(startsAt),
    lifeCycle: 'archive',
    isPreview: false,
    isDemo: true,
    invitation,
    replyForm: { asksContact: true, asksCompanions: true, asksAllergy: false, asksIdPhoto: false },
    reply: { isOpen: false, closedReason: null, isLiveOpen: false, deadline: invitation.replyDeadline },
    isMessageOpen: true,
    usePay: hall.throw_money_enabled,
    archiveSale: { isOffered: false, priceYen: 0 },
    companyLinks: {
      privacyPolicyLink: hall.privacy_policy_link,
      termsLink: hall.terms_link,
      lawLink: hall.law_link,
      faqLink: hall.faq_link,
      guideLink: hall.guide_link,
      copyrightName: hall.copyright_name,
    },
    viewer: 'guest',
    mayDebug: false,
    me: {
      id: 1,
      name: SAMPLE_GUEST.name,
      nickName: SAMPLE_GUEST.nickName,
      answer: 'attendance',
      relationShip: SAMPLE_GUEST.relationShip,
    },
    isBlocked: false,
    ...playerOf(sample),
  };
}

const byReading = new Intl.Collator('ja');

/** The other guests: half of them are online. */
export function demoAudience(): AudienceRow[] {
  const rows = DEMO_GUESTS.map((one, index) => {
    const key = sortingKey(one);
    const shown: AudienceRow = {
      id: index + 1,
      name: shownName(one),
      kana: one.nickName === '' ? one.nameKana : '',
      row: kanaRowOf(key),
      relationShip: one.relationShip,
      avatarUrl: '',
      isOnline: index % 2 === 0,
    };
    return { key, shown };
  });
  return rows.sort((a, b) => byReading.compare(a.key, b.key)).map(({ shown }) => shown);
}

const MESSAGES = DEMO_GUESTS.flatMap((one, index) => (one.message === '' ? [] : [{ ...one, attendantId: index + 1 }]));

/** The leaves of the sample's tree, in the order they grew. */
export const demoLeaves = (): TreeLeaf[] =>
  MESSAGES.map((one, index) => ({
    id: index + 1,
    attendantId: one.attendantId,
    name: shownName(one),
    isNickName: one.nickName !== '',
  }));

/** The messages on that tree, newest first; of one leaf if requested. */
export function demoMessages(now: Instant, attendantId: number | undefined): TreeMessage[] {
  const all = MESSAGES.map((one, index) => ({
    id: index + 1,
    attendantId: one.attendantId,
    leafNumber: index + 1,
    name: shownName(one),
    isNickName: one.nickName !== '',
    message: one.message,
    createdAt: after(demoStartsAt(now), index * 3 * MINUTE_MS),
    isEdited: false,
  })).reverse();
  return attendantId === undefined ? all : all.filter(message => message.attendantId === attendantId);
}

/** The profile of its guest. */
export const demoOwn = (): OwnAnswer => ({
  id: 1,
  name: SAMPLE_GUEST.name,
  nameKana: SAMPLE_GUEST.nameKana,
  email: 'sample@example.jp',
  nickName: SAMPLE_GUEST.nickName,
  answer: 'attendance',
  relationShip: SAMPLE_GUEST.relationShip,
  personalInfo: { tel: '', zip: '', prefectureId: null, address1: '' },
  companions: [],
  allergy: '',
  areDetailsOpen: false,
  avatarUrl: '',
  hasIdPhoto: false,
  mailsToken: '',
});

const KINDS = ['handclap', 'heart', 'flower', 'smile'] as const;

/** The reactions of the day along the film: most of them at the rings and at the end. */
export function demoReactions(pattern: string) {
  const peaksMs = [14_000, 24_000, 31_000, 33_000, 39_000, 54_000, 56_000, 63_000];
  const at = peaksMs.flatMap((peakMs, peak) => Array.from({ length: 6 }, (_, n) => peakMs + n * 310 + peak * 7));
  return {
    values: KINDS.map(kind => `${pattern}-${kind}`),
    kind: at.map((_, index) => (index * 7) % KINDS.length),
    at,
  };
}
