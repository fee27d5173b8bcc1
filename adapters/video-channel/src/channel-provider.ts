import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { ControlClient, ControlError } from '@kotohogi/live-engine/control/control-client';
import { signToken } from '@kotohogi/live-engine/origin/token';
import type { SlotView } from '@kotohogi/live-engine/slot/slot-view';
import {
  type Ingest,
  type LinkedVideo,
  type ProviderCapabilities,
  ProviderUnreachable,
  type SlotReport,
  UnusableVideo,
  type VideoProvider,
} from '@kotohogi/ports/video-provider';
import { toReport } from './slot-report.ts';

export interface ChannelOptions {
  /** The engine's control API, on loopback. */
  readonly controlUrl: string;
  readonly controlSecret: string;
  /** Signs playback tokens; the engine verifies them with the same secret. */
  readonly tokenSecret: string;
  /** Address browsers fetch the stream from. */
  readonly playbackUrl: string;
  /** Address to enter in an encoder. */
  readonly ingestUrl: string;
}

/** Delay before the event stream is reopened after it breaks: events of a restarted engine arrive within a second. */
const COME_BACK_MS = 500;

const CAPABILITIES: ProviderCapabilities = {
  hasSpareIngest: true,
  hasBrowserIngest: true,
  measuresHealth: true,
  cutsIntermissions: true,
  endsSingleViewers: true,
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Meaning of a failed call: a refusal of the engine is passed on unchanged; a missing answer is "unreachable". So is an
 * engine that does not know the slot (its disk was lost), because it can say nothing about it.
 */
function meaningOf(error: unknown): unknown {
  const isRefusal = error instanceof ControlError && error.status >= 400 && error.status < 500 && error.status !== 404;
  return isRefusal ? error : new ProviderUnreachable('the live origin does not respond', { cause: error });
}

async function reach<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw meaningOf(error);
  }
}

/** "Already done" is not an error: the port's calls are idempotent. */
async function idempotent(call: () => Promise<SlotView>, again: () => Promise<SlotView>): Promise<SlotView> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ControlError && error.status === 409) return await again();
    throw error;
  }
}

/**
 * A film that cannot become a recording fails with the reason (`no-video`, `video-codec`, `audio-codec`, `too-short` or
 * `broken`); one that cannot be read fails with its own error.
 */
async function linkVideo(engine: ControlClient, ref: string, video: LinkedVideo): Promise<SlotView> {
  try {
    return await engine.linkVideo(ref, video.videoId, video);
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    throw error.status === 422 ? new UnusableVideo(error.code, { cause: error }) : meaningOf(error);
  }
}

/** The ingest line that refused an encoder most recently. */
function newestRefusal({ source: { lines } }: SlotView): Ingest['kind'] | null {
  const [main, spare] = [lines.main.refusal?.atMs ?? 0, lines.spare.refusal?.atMs ?? 0];
  if (main === 0 && spare === 0) return null;
  return spare > main ? 'spare' : 'main';
}

/** False while an encoder is still sending the rehearsal. */
async function deleteRehearsal(engine: ControlClient, ref: string): Promise<boolean> {
  try {
    await engine.deleteRehearsal(ref);
    return true;
  } catch (error) {
    if (error instanceof ControlError && error.code === 'rehearsal-running') return false;
    throw error;
  }
}

/** The engine does not delete an open slot, so the slot is ended first. */
async function deleteSlot(engine: ControlClient, ref: string): Promise<void> {
  try {
    await engine.removeSlot(ref);
  } catch (error) {
    if (!(error instanceof ControlError && error.status === 409)) throw error;
    await engine.revoke(ref);
    await engine.removeSlot(ref);
  }
}

/** The built-in live engine as a provider. */
export function createChannelProvider(options: ChannelOptions): VideoProvider {
  const engine = new ControlClient(options.controlUrl, options.controlSecret);
  const report = async (view: SlotView): Promise<SlotReport> => {
    const isRecorded = view.recording.sessions > 0;
    return toReport(view, isRecorded ? await engine.sessions(view.ref) : { archive: [], rehearsal: [] });
  };
  const act = (ref: string, call: () => Promise<SlotView>) =>
    reach(async () => report(await idempotent(call, () => engine.slot(ref))));

  const follow = async (onReport: (one: SlotReport) => void, signal: AbortSignal) => {
    for await (const event of engine.events(signal)) {
      const one = await report(event.slot);
      const refusedLine = event.type === 'encoder-refused' ? newestRefusal(event.slot) : null;
      onReport(refusedLine === null ? one : { ...one, refusedLine });
    }
  };
  return {
    key: 'channel',
    capabilities: CAPABILITIES,
    create: (ref, keys) =>
      reach(async () => {
        await engine.putSlot(ref, { mainKeySha256: sha256(keys.main), spareKeySha256: sha256(keys.spare) });
        const kinds: readonly Ingest['kind'][] = ['main', 'spare'];
        return kinds.map(kind => ({ kind, url: options.ingestUrl, key: keys[kind] }));
      }),
    sync: ref => act(ref, () => engine.slot(ref)),
    // An encoder's key is valid from creation, so there is nothing to open.
    open: ref => act(ref, () => engine.slot(ref)),
    publish: ref => act(ref, () => engine.publish(ref)),
    pause: ref => act(ref, () => engine.pause(ref)),
    resume: ref => act(ref, () => engine.resume(ref)),
    emergencyStop: ref => act(ref, () => engine.revoke(ref)),
    linkVideo: async (ref, video) => {
      const view = await linkVideo(engine, ref, video);
      return reach(() => report(view));
    },
    deleteRehearsal: ref => reach(() => deleteRehearsal(engine, ref)),
    close: ref => act(ref, () => engine.close(ref)),
    delete: ref => reach(() => deleteSlot(engine, ref)),
    endViewer: async (ref, viewer) => void (await reach(() => engine.endViewer(ref, viewer))),
    playback: (ref, viewer) => {
      const embedKey = signToken(options.tokenSecret, { ref, ...viewer });
      return { kind: 'hls', embedKey, url: `${options.playbackUrl}/v/${embedKey}/${ref}/index.m3u8` };
    },
    readFile: ref =>
      reach(async () => {
        const { ok, status, body } = await engine.recording(ref);
        if (!ok || body === null) throw new Error(`the file of ${ref} is not there (${status})`);
        return Readable.from(body);
      }),
    watch: onReport => {
      const stopped = new AbortController();
      const forever = async () => {
        while (!stopped.signal.aborted) {
          // why: the event stream breaks whenever the engine restarts; the next one begins with every slot's state
          await follow(onReport, stopped.signal).catch(() => undefined);
          await pause(COME_BACK_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
        }
      };
      void forever();
      return () => stopped.abort();
    },
  };
}
