import type { LiveConsole } from '@kotohogi/contract/live';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { AudienceSummary } from '@kotohogi/domain/live/audience';
import { commandsOf } from '@kotohogi/domain/live/transitions';
import type { SlotStatus } from '@kotohogi/domain/live/types';
import type { Ingest, SlotReport } from '@kotohogi/ports/video-provider';
import { unseal } from '../../platform/crypto/keys.ts';
import type { LogLine } from './store.event.ts';
import type { Slot } from './store.ts';

/** The data the console is built from. */
export interface ConsoleFacts {
  readonly slot: Slot | undefined;
  /** Undefined = there is none, or the provider does not answer. */
  readonly report: SlotReport | undefined;
  readonly startsAt: Instant;
  readonly now: Instant;
  readonly isReachable: boolean;
  readonly ingestUrl: string;
  readonly browserIngestUrl: string;
  readonly sealKey: Buffer;
  readonly mayWrite: boolean;
  readonly present: number;
  readonly preview: LiveConsole['preview'];
  readonly providers: LiveConsole['providers'];
  readonly audience: AudienceSummary;
  readonly log: readonly LogLine[];
}

/** Masks all but the last four characters of a key. */
const masked = (key: string) => `${'•'.repeat(Math.max(0, key.length - 4))}${key.slice(-4)}`;

/** The problems of an encoder's line. */
function lineOf(report: SlotReport | undefined, kind: Ingest['kind']) {
  const { missing = [], refusal = null } = report?.lines?.[kind] ?? {};
  if (refusal === null) return { missing: [...missing], refusal };
  const { code, codec, atMs } = refusal;
  return { missing: [...missing], refusal: { code, codec, at: instant(Math.round(atMs)) } };
}

function ingestOf(facts: ConsoleFacts): LiveConsole['ingest'] {
  const { slot, report, ingestUrl, sealKey, mayWrite } = facts;
  if (slot === undefined || slot.state === 'pending') return [];
  const sealed: Readonly<Record<Ingest['kind'], string>> = { main: slot.mainKeySealed, spare: slot.spareKeySealed };
  const own = (['main', 'spare'] as const).map(kind => ({ kind, url: ingestUrl }));
  return (slot.ingest.length === 0 ? own : slot.ingest).map(({ kind, url }) => {
    const key = unseal(sealKey, sealed[kind]);
    return {
      kind,
      url,
      key: mayWrite ? key : masked(key),
      isConnected: report?.health.connectedSources.includes(kind) ?? false,
      isActive: report?.health.activeSource === kind,
      browserUrl: slot.provider === 'channel' ? facts.browserIngestUrl : '',
      ...lineOf(report, kind),
    };
  });
}

function healthOf(report: SlotReport | undefined): LiveConsole['health'] {
  if (report === undefined || report.frames === 'none') return null;
  const { videoKbps, frameRate, keyFrameDistanceMs, widthPx, heightPx, hasAudio } = report.health;
  const { silentSinceMs, clockDriftMs } = report.health;
  const silentSince = silentSinceMs === null ? null : instant(Math.round(silentSinceMs));
  return { videoKbps, frameRate, keyFrameDistanceMs, widthPx, heightPx, hasAudio, silentSince, clockDriftMs };
}

/** A venue's usual bitrate, used when no stream arrives yet (docs/product/console.md#checks). */
const USUAL_KBPS = 3_000;

function diskOf(report: SlotReport | undefined): LiveConsole['disk'] {
  if (report === undefined || report.diskFreeBytes === null) return null;
  const kbps = report.health.videoKbps > 0 ? report.health.videoKbps : USUAL_KBPS;
  const bytesPerHour = (kbps * 1_000 * 3_600) / 8;
  return { freeBytes: report.diskFreeBytes, hours: report.diskFreeBytes / bytesPerHour };
}

/** The number of viewers: by the platform's count or, if it does not count, by the reports of the guests' pages. */
function viewersOf({ slot, report, audience }: ConsoleFacts): number {
  const counted = report?.viewers ?? 0;
  return slot === undefined || slot.provider === 'channel' ? counted : Math.max(counted, audience.playing);
}

/** The part that depends only on the stored row. */
function storedPart({ slot, mayWrite }: ConsoleFacts) {
  const slotStatus: SlotStatus = slot ?? { state: 'pending', isIntermission: false };
  return {
    state: slotStatus.state,
    provider: slot === undefined || slot.state === 'pending' ? null : slot.provider,
    commands: mayWrite ? commandsOf(slotStatus) : [],
    publishedAt: slot?.publishedAt ?? null,
    isDelayed: slot?.isDelayedByStaff ?? false,
    intermissionAt: slot?.intermissionAt ?? null,
    stopReason: slot?.stopReason ?? '',
    framesLostAt: slot?.framesLostAt ?? null,
  };
}

/** The data of the staff's console. Commands are listed only for those who may use them. */
export function toConsole(facts: ConsoleFacts): LiveConsole {
  const { slot, report } = facts;
  return {
    ...storedPart(facts),
    startsAt: facts.startsAt,
    now: facts.now,
    isReachable: facts.isReachable,
    ingest: ingestOf(facts),
    health: healthOf(report),
    disk: diskOf(report),
    frames: report?.frames ?? 'none',
    viewers: viewersOf(facts),
    present: facts.present,
    audience: facts.audience,
    providers: facts.providers,
    preview: facts.preview,
    recording: {
      durationMs: report?.recording.durationMs ?? slot?.durationMs ?? 0,
      isPlayable: report?.recording.isPlayable ?? false,
      filePercent: slot?.filePercent ?? 0,
      isInterrupted: report?.recording.isInterrupted ?? false,
    },
    log: [...facts.log],
  };
}
