import type { LiveConsole } from '@kotohogi/contract/live';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { commandsOf } from '@kotohogi/domain/live/transitions';
import type { Ingest, SlotReport } from '@kotohogi/ports/video-provider';
import { unseal } from '../../platform/crypto/keys.ts';
import type { listLiveEvents, Slot } from './store.ts';

/** What the console is drawn from. */
export interface ConsoleFacts {
  readonly slot: Slot | undefined;
  /** Undefined = there is none, or the provider does not answer. */
  readonly report: SlotReport | undefined;
  readonly startsAt: Instant;
  readonly now: Instant;
  readonly isReachable: boolean;
  readonly ingestUrl: string;
  readonly sealKey: Buffer;
  readonly mayWrite: boolean;
  readonly present: number;
  readonly preview: { readonly url: string; readonly embedKey: string } | null;
  readonly log: Awaited<ReturnType<typeof listLiveEvents>>;
}

/** All but the last four characters of a key. */
const masked = (key: string) => `${'•'.repeat(Math.max(0, key.length - 4))}${key.slice(-4)}`;

function ingestOf(facts: ConsoleFacts): LiveConsole['ingest'] {
  const { slot, report, ingestUrl, sealKey, mayWrite } = facts;
  if (slot === undefined) return [];
  const sealed: Readonly<Record<Ingest['kind'], string>> = { main: slot.mainKeySealed, spare: slot.spareKeySealed };
  return (['main', 'spare'] as const).map(kind => {
    const key = unseal(sealKey, sealed[kind]);
    return {
      kind,
      url: ingestUrl,
      key: mayWrite ? key : masked(key),
      isConnected: report?.health.connectedSources.includes(kind) ?? false,
      isActive: report?.health.activeSource === kind,
    };
  });
}

function healthOf(report: SlotReport | undefined): LiveConsole['health'] {
  if (report === undefined || report.frames === 'none') return null;
  const { videoKbps, frameRate, keyFrameDistanceMs, widthPx, heightPx, hasAudio } = report.health;
  return { videoKbps, frameRate, keyFrameDistanceMs, widthPx, heightPx, hasAudio };
}

/** What the staff's console shows. Commands are offered only to those who may give them. */
export function toConsole(facts: ConsoleFacts): LiveConsole {
  const { slot, report, mayWrite } = facts;
  const state = slot?.state ?? 'pending';
  return {
    state,
    provider: slot?.provider ?? null,
    commands: mayWrite
      ? commandsOf(state).filter(command => ['create', 'open', 'publish', 'close'].includes(command))
      : [],
    startsAt: facts.startsAt,
    publishedAt: slot?.publishedAt ?? null,
    now: facts.now,
    isReachable: facts.isReachable,
    ingest: ingestOf(facts),
    health: healthOf(report),
    frames: report?.frames ?? 'none',
    framesLostAt: slot?.framesLostAt ?? null,
    viewers: report?.viewers ?? 0,
    present: facts.present,
    preview: facts.preview,
    recording: {
      durationMs: report?.recording.durationMs ?? slot?.durationMs ?? 0,
      isPlayable: report?.recording.isPlayable ?? false,
      filePercent: slot?.filePercent ?? 0,
    },
    log: facts.log.map(line => ({ at: instant(line.at), kind: line.kind, actorName: line.actor_name })),
  };
}
