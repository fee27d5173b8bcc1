import { REPLY_CLOSED_REASONS } from '@kotohogi/domain/attendant/decide';
import { KANA_ROWS } from '@kotohogi/domain/attendant/kana-row';
import { ANSWERS, RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
import { DESIGN_PATTERNS } from '@kotohogi/domain/hall/types';
import { PLAYER_STATES } from '@kotohogi/domain/live/types';
import { LIFE_CYCLES } from '@kotohogi/domain/wedding/calendar';
import * as z from 'zod/mini';
import { invitationCard } from './invitation.ts';
import { liveStateForGuests, videoKind } from './live.ts';
import { captionTrack } from './recording-board.ts';
import { coupleNames } from './rules/couple-name.ts';
import { instantMs } from './rules/number.ts';

/** What a wedding asks its guests in addition to name and answer (docs/product/reply.md#form). */
export const replyForm = z.object({
  asksContact: z.boolean(),
  asksCompanions: z.boolean(),
  asksAllergy: z.boolean(),
  asksIdPhoto: z.boolean(),
});

/** The signed-in guest, as addressed on the page. */
const ownPart = z.object({
  id: z.number(),
  name: z.string(),
  nickName: z.string(),
  answer: z.enum(ANSWERS),
  relationShip: z.enum(RELATION_SHIPS),
});

/** What anyone with the link of a published invitation may know. */
const visitorPart = z.object({
  weddingId: z.number(),
  weddingKey: z.string(),
  companyAccountId: z.string(),
  facilityName: z.string(),
  facilityPhone: z.string(),
  facilityHours: z.string(),
  /** The venue's own pages; empty if none. */
  facilityHomepage: z.string(),
  hallName: z.string(),
  venue: z.string(),
  designPattern: z.enum(DESIGN_PATTERNS),
  couple: coupleNames,
  startsAt: instantMs,
  /** The first moment at which messages, gifts and the recording are closed. */
  closesAt: instantMs,
  lifeCycle: z.enum(LIFE_CYCLES),
  /** An unsaved invitation (`?invpreview`): nothing can be sent. */
  isPreview: z.boolean(),
  invitation: invitationCard,
  /** What the reply asks in addition to name and answer. */
  replyForm,
  /** A demo that is not stored (docs/product/demo.md#samples): nothing is sent, reactions appear on this page only. */
  isDemo: z.boolean(),
  reply: z.object({
    isOpen: z.boolean(),
    /** Why new answers are not accepted; null while they are. */
    closedReason: z.nullable(z.enum(REPLY_CLOSED_REASONS)),
    isLiveOpen: z.boolean(),
    deadline: z.nullable(z.string()),
  }),
  isMessageOpen: z.boolean(),
  /** Gift money is offered. */
  usePay: z.boolean(),
  archiveSale: z.object({ isOffered: z.boolean(), priceYen: z.number() }),
  companyLinks: z.object({
    privacyPolicyLink: z.string(),
    termsLink: z.string(),
    lawLink: z.string(),
    faqLink: z.string(),
    guideLink: z.string(),
    copyrightName: z.string(),
  }),
  /** `manager`: staff or a host viewing the page without being a guest (docs/product/guest-page.md#management-mode). */
  viewer: z.enum(['visitor', 'guest', 'manager']),
  /** Staff who may read weddingVideo may open the debug panel (docs/product/player.md#start). */
  mayDebug: z.boolean(),
  me: z.nullable(ownPart),
  /**
   * This browser was signed in as a guest who is now blocked: the page shows a polite notice instead
   * (docs/product/attendant.md).
   */
  isBlocked: z.boolean(),
});

/**
 * The player's data (docs/product/live.md#what-a-guests-player-is-sent), for guests who attend and for managers;
 * callers rely on the first ten names.
 */
const playerPart = z.object({
  /** When the stream was published; null before that. */
  liveActiveTime: z.nullable(instantMs),
  isDelayed: z.boolean(),
  /** Empty if there is nothing to play. */
  videoUrl: z.string(),
  embedKey: z.string(),
  videoKind,
  /** Empty for `hls`. */
  playerScriptUrl: z.string(),
  /** There is something to play, but this guest already plays on three other devices (`live_too_many_devices`). */
  isCrowded: z.boolean(),
  isLive: z.boolean(),
  liveState: z.enum(PLAYER_STATES),
  /** Date and time of the ceremony in Japan, in the reader's language. */
  formatedEventDate: z.string(),
  /** HH:mm in Japan from which the page suggests a reload. */
  formatedBufferedTime: z.string(),
  CSQuestionnaireOpened: z.boolean(),
  /** Empty if the venue has no survey. */
  CSQuestionnaireURL: z.string(),
  phase: liveStateForGuests.shape.phase,
  /** Expiry of the address, even if it contains no key; 0 without an address. */
  embedKeyExpiresAt: z.number(),
  recording: z.nullable(
    z.object({
      durationMs: z.number(),
      shortcutMs: z.nullable(z.number()),
      /** In order, with the offset of each in the recording (docs/product/recording.md#chapters). */
      chapters: z.array(z.object({ timeMs: z.number(), title: z.string(), titleEn: z.string() })),
      captions: z.array(captionTrack),
      /** Shown until the recording plays; empty for the pattern's image. */
      posterUrl: z.string(),
    }),
  ),
  /** The current part of the program as marked by staff; empty if none is marked or nothing is live. */
  nowProgram: z.string(),
  /** Guests with the page open. */
  viewerCount: z.number(),
});
export type PlayerFacts = z.infer<typeof playerPart>;

/** The wedding as its guest pages receive it. */
export const attendanceDetail = z.extend(visitorPart, z.partial(playerPart).shape);
export type AttendanceDetail = z.infer<typeof attendanceDetail>;

// The server sends the player's part whole or not at all. Events add some of its fields for anyone, but never the
// address.
const mayWatch = (detail: AttendanceDetail): detail is AttendanceDetail & PlayerFacts => detail.videoUrl !== undefined;

/** The player's data, if the caller may watch. */
export function playerFactsOf(detail: AttendanceDetail): PlayerFacts | undefined {
  return mayWatch(detail) ? detail : undefined;
}

/** A guest as other guests see them. */
export const audienceRow = z.object({
  id: z.number(),
  /** The nickname, or the name if there is none. */
  name: z.string(),
  /** Reading of the name; empty if unknown, or if a nickname is shown. */
  kana: z.string(),
  /** The syllabary row the guest is listed under. */
  row: z.enum(KANA_ROWS),
  relationShip: z.enum(RELATION_SHIPS),
  /** Address of the guest's photo; empty if there is none. */
  avatarUrl: z.string(),
  isOnline: z.boolean(),
});
export type AudienceRow = z.infer<typeof audienceRow>;
