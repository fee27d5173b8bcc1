import type { AttendanceDetail, PlayerFacts } from '@kotohogi/contract/attendance-detail';
import type { InvitationCard, InvitationState } from '@kotohogi/contract/invitation';
import type { SessionAttendant } from '@kotohogi/contract/session';
import type { Language } from '@kotohogi/contract/texts/texts';
import { isLiveAnswerOpen, whyReplyClosed } from '@kotohogi/domain/attendant/decide';
import type { ReplyForm } from '@kotohogi/domain/attendant/types';
import { isMessageOpen } from '@kotohogi/domain/congratulation/decide';
import { guideIn, startTimesIn } from '@kotohogi/domain/invitation/second-language';
import { after, type Instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { timeOf } from '@kotohogi/domain/kernel/jst';
import { isRefused, type Refused } from '@kotohogi/domain/kernel/refusal';
import type { Call } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { GivenAddress, LiveView } from '../live/index.ts';
import type { RecordingExtras } from '../recording/index.ts';
import type { WeddingOffers, WeddingSchedule, WeddingSummary, WeddingVenue } from '../wedding/index.ts';
import type { GuestRow } from './store.ts';

const LONG_DATES = {
  ja: new Intl.DateTimeFormat('ja-JP', {
    timeZone: 'Asia/Tokyo',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  }),
  en: new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Tokyo',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  }),
} as const;

/** A date in Japan: 2026年11月21日(土) / Sat, November 21, 2026. */
export function dateText(at: Instant, language: Language): string {
  return LONG_DATES[language].format(at);
}

/** Date and time in Japan: 2026年11月21日(土) 13:00 / Sat, November 21, 2026 at 13:00. */
export function dateTimeText(at: Instant, language: Language): string {
  return `${dateText(at, language)}${language === 'ja' ? ' ' : ' at '}${timeOf(at)}`;
}

/**
 * How long after the start time a page suggests reloading (then the ceremony counts as delayed:
 * docs/product/live.md#delay).
 */
const BUFFER_MS = 5 * MINUTE_MS;

/** URL of a guest's avatar, which changes with the picture. Empty = the guest has none. */
export function avatarUrlOf(weddingKey: string, row: { readonly id: number; readonly avatar_key: string | null }) {
  if (row.avatar_key === null) return '';
  const name = row.avatar_key.replace(/^.*\/|\.\w+$/g, '');
  return `/api/attendance/${weddingKey}/attendants/${row.id}/avatar?v=${name.slice(0, 8)}`;
}

/** The signed-in guest, for the session of the page. */
export function toSessionAttendant(scope: WeddingScope, row: GuestRow): SessionAttendant {
  return {
    id: row.id,
    weddingId: scope.weddingId,
    weddingKey: scope.weddingKey,
    name: row.name,
    nickName: row.nick_name,
    email: row.email ?? '',
    answer: row.answer,
  };
}

/**
 * The part of an invitation its readers get, in their language. Program items keep their original titles: a live part
 * is identified by its title, so pages translate them for display.
 */
export function toReaderCard(invitation: InvitationCard | InvitationState, language: Language): InvitationCard {
  const { greetings, greetingsEn, replyDeadline, startTimes, invitationGuides, attendanceGuides } = invitation;
  const { programs, contents, mainPhoto, subPhoto, profiles } = invitation;
  const guides = (items: InvitationCard['contents']) => items.map(item => guideIn(item, language));
  return {
    greetings,
    greetingsEn,
    replyDeadline,
    startTimes: startTimesIn(startTimes, language),
    invitationGuides: guides(invitationGuides),
    attendanceGuides: guides(attendanceGuides),
    programs,
    contents: guides(contents),
    mainPhoto,
    subPhoto,
    profiles,
  };
}

/**
 * Classifies the caller: a guest, someone who manages the wedding without being a guest, or a visitor with the link.
 */
export function viewerOf(call: Call): AttendanceDetail['viewer'] {
  if (call.caller.guest !== undefined) return 'guest';
  const isManager = call.permissions.has('facility:read:wedding') || call.permissions.has('wedding:read:info');
  return isManager ? 'manager' : 'visitor';
}

/** The caller: a guest, a manager who is not a guest, or a visitor with the link. */
export interface Reader {
  readonly viewer: AttendanceDetail['viewer'];
  readonly guest: GuestRow | undefined;
  readonly mayDebug: boolean;
  readonly language: Language;
  readonly now: Instant;
}

/** The facts of a wedding that its guest pages show. */
export interface PageFacts extends WeddingSummary, WeddingSchedule, WeddingOffers, WeddingVenue {}

/** What anyone with the link may know. */
export function toVisitorPart(
  facts: PageFacts,
  invitation: InvitationCard,
  reader: Reader & { readonly isPreview: boolean; readonly isBlocked: boolean; readonly replyForm: ReplyForm },
): AttendanceDetail {
  const { guest, now, isPreview, viewer, mayDebug, replyForm } = reader;
  const closedReason = whyReplyClosed(facts, now) ?? null;
  return {
    weddingId: facts.weddingId,
    weddingKey: facts.key,
    companyAccountId: facts.companyAccountId,
    facilityName: facts.facilityName,
    facilityPhone: facts.facilityPhone,
    facilityHours: facts.facilityHours,
    facilityHomepage: facts.facilityHomepage,
    hallName: facts.hallName,
    venue: facts.venue,
    designPattern: facts.pattern,
    couple: [...facts.couple],
    startsAt: facts.startsAt,
    closesAt: facts.closesAt,
    lifeCycle: facts.lifeCycle,
    isPreview,
    invitation,
    replyForm,
    isDemo: false,
    reply: {
      isOpen: closedReason === null && !isPreview,
      closedReason,
      isLiveOpen: isLiveAnswerOpen(facts.startsAt, now),
      // Taken from the displayed card: a preview has its own deadline.
      deadline: invitation.replyDeadline,
    },
    isMessageOpen: isMessageOpen(facts),
    usePay: facts.isPayOffered,
    archiveSale: { isOffered: facts.sellsArchiveVideo, priceYen: facts.archiveVideoAmount },
    companyLinks: facts.links,
    viewer,
    mayDebug,
    me: guest
      ? {
          id: guest.id,
          name: guest.name,
          nickName: guest.nick_name,
          answer: guest.answer,
          relationShip: guest.relation_ship,
        }
      : null,
    isBlocked: reader.isBlocked,
  };
}

const toRecording = ({ chapters, captions, posterUrl }: RecordingExtras) => ({
  chapters: [...chapters],
  captions: [...captions],
  posterUrl,
});

/** What the player needs (docs/product/live.md#what-a-guests-player-is-sent). */
export function toPlayerPart(
  facts: PageFacts,
  live: LiveView,
  reader: Pick<Reader, 'guest' | 'language'> & {
    /**
     * Undefined = there is nothing to play; refused = the guest plays on too many devices
     * (docs/product/live.md#devices).
     */
    readonly playback: GivenAddress | Refused<'live_too_many_devices'> | undefined;
    readonly viewerCount: number;
    /** Undefined without a recording to watch. */
    readonly extras: RecordingExtras | undefined;
    readonly nowProgram: string;
  },
): PlayerFacts {
  const { guest, language, playback, viewerCount, extras, nowProgram } = reader;
  const { durationMs, shortcutMs } = live.recording;
  const isCrowded = playback !== undefined && isRefused(playback);
  const key = isCrowded ? undefined : playback;
  return {
    liveActiveTime: live.publishedAt,
    isDelayed: live.isDelayed,
    videoUrl: key?.url ?? '',
    embedKey: key?.embedKey ?? '',
    videoKind: key?.kind ?? 'hls',
    playerScriptUrl: key?.scriptUrl ?? '',
    isCrowded,
    isLive: live.phase === 'live',
    liveState: live.liveState,
    formatedEventDate: dateTimeText(facts.startsAt, language),
    formatedBufferedTime: timeOf(after(facts.startsAt, BUFFER_MS)),
    CSQuestionnaireOpened: guest !== undefined && guest.questionnaire_opened_at !== null,
    CSQuestionnaireURL: facts.questionnaireUrl,
    phase: live.phase,
    embedKeyExpiresAt: key?.expiresAt ?? 0,
    recording: extras === undefined ? null : { durationMs, shortcutMs, ...toRecording(extras) },
    nowProgram,
    viewerCount,
  };
}
