import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type LinkedVideo,
  type ProviderCapabilities,
  ProviderUnreachable,
  type SlotReport,
  UnusableVideo,
  type VideoProvider,
} from '@kotohogi/ports/video-provider';
import type { HostedClip, HostedService, HostedSlot, SlotNote } from './hosted-service.ts';
import { Ledger } from './ledger.ts';
import { NEW_NOTE } from './note.ts';
import { isRehearsal, recordingClipOf, toReport } from './report.ts';
import { uploadFilm } from './upload.ts';
import { watchByPolling } from './watch.ts';

export interface HostedOptions {
  /** Where the map of slots to provider ids is stored, with the product's other data. */
  readonly ledgerFile: string;
  readonly nowMs?: () => number;
  /** How often a slot that has not ended is polled. */
  readonly pollMs?: number;
  /** How long to wait for an uploaded film to be checked before the result is left to a later report. */
  readonly settleMs?: number;
}

const POLL_MS = 10_000;
const SETTLE_MS = 60_000;
/** What a provider has not made of a stream a day later, it will not make. */
const GIVE_UP_MS = 86_400_000;
const SETTLE_STEP_MS = 500;
/** The most slots with the same name that count as an accident. */
const MAX_NAMESAKES = 10;

/** Rethrows the port's own errors; any other becomes "unreachable", because the slot's state is unknown. */
async function reach<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof UnusableVideo || error instanceof ProviderUnreachable) throw error;
    throw new ProviderUnreachable('the provider does not respond, or not as expected', { cause: error });
  }
}

/** The port over one provider's API: finds slots, maps their states, and remembers what URLs need. */
class Slots {
  readonly service: HostedService;
  readonly ledger: Ledger;
  readonly nowMs: () => number;
  readonly #settleMs: number;
  readonly #making = new Map<string, Promise<HostedSlot>>();

  constructor(service: HostedService, options: HostedOptions) {
    this.service = service;
    this.ledger = new Ledger(options.ledgerFile);
    this.nowMs = options.nowMs ?? Date.now;
    this.#settleMs = options.settleMs ?? SETTLE_MS;
  }

  async find(ref: string): Promise<HostedSlot | undefined> {
    const known = this.ledger.find(ref);
    return (known && (await this.service.read(known.id))) ?? (await this.service.find(ref));
  }

  async get(ref: string): Promise<HostedSlot> {
    const slot = await this.find(ref);
    if (slot !== undefined) return slot;
    // Deleted, perhaps during a poll: it must not be polled forever.
    this.ledger.forget(ref);
    throw new ProviderUnreachable(`the provider has no slot ${ref}`);
  }

  /** Concurrent callers wait for the same creation, because a platform would silently create two slots. */
  make(ref: string): Promise<HostedSlot> {
    const making = this.#making.get(ref) ?? this.#make(ref).finally(() => this.#making.delete(ref));
    this.#making.set(ref, making);
    return making;
  }

  async #make(ref: string): Promise<HostedSlot> {
    const slot = (await this.find(ref)) ?? (await this.service.make(ref, NEW_NOTE));
    await this.reportOf(ref, slot);
    return slot;
  }

  /** The report of a slot; remembers what a playback URL will need. */
  async reportOf(ref: string, slot: HostedSlot): Promise<SlotReport> {
    const { service, ledger } = this;
    const film = slot.note.film === null ? undefined : await service.readClip(slot.note.film.clipId);
    const clip = recordingClipOf(slot, film);
    const isReady = slot.note.closedAtMs !== null && clip?.state === 'ready';
    const file = isReady ? await service.readFile(clip.id) : undefined;
    const report = toReport(ref, slot, { film, file });
    const uploadLink = ledger.find(ref)?.uploadLink ?? null;
    const clipId = isReady ? clip.id : null;
    const isQuiet = this.#isQuiet(slot.note, report);
    ledger.keep(ref, { id: slot.id, secret: slot.secret, clipId, uploadLink, isQuiet });
    return report;
  }

  #isQuiet({ openedAtMs, closedAtMs }: SlotNote, { recording }: SlotReport): boolean {
    if (closedAtMs === null) return openedAtMs === null;
    return recording.filePercent === 100 || this.nowMs() > closedAtMs + GIVE_UP_MS;
  }

  async sync(ref: string): Promise<SlotReport> {
    return await this.reportOf(ref, await this.get(ref));
  }

  async note(ref: string, slot: HostedSlot, change: Partial<SlotNote>): Promise<void> {
    await this.service.writeNote(ref, slot, { ...slot.note, ...change });
  }

  /** Runs an action on a slot that has not ended; an ended one stays unchanged. */
  async whileOpen(ref: string, act: (slot: HostedSlot) => Promise<unknown>): Promise<SlotReport> {
    const slot = await this.get(ref);
    if (slot.note.closedAtMs !== null) return await this.reportOf(ref, slot);
    await act(slot);
    return await this.sync(ref);
  }

  /** Ends a slot. The note is written first, so the slot counts as ended even if the rest has to be retried. */
  async end(ref: string, change: Partial<SlotNote>): Promise<SlotReport> {
    const slot = await this.get(ref);
    await this.note(ref, slot, { closedAtMs: slot.note.closedAtMs ?? this.nowMs(), ...change });
    await this.service.end(slot);
    if (change.isStopped) await this.service.hide(slot);
    return await this.sync(ref);
  }

  async deleteRehearsal(ref: string): Promise<boolean> {
    const slot = await this.get(ref);
    if (slot.isFlowing) return false;
    for (const clip of slot.clips) if (isRehearsal(slot, clip)) await this.service.deleteClip(clip.id);
    await this.sync(ref);
    return true;
  }

  /** Deletes every slot of this name: a lost response may have left two. */
  async delete(ref: string): Promise<void> {
    for (let left = MAX_NAMESAKES; left > 0; left -= 1) {
      const slot = await this.find(ref);
      if (slot === undefined) return this.ledger.forget(ref);
      await this.#remove(ref, slot);
    }
    throw new ProviderUnreachable(`the provider still has ${ref} after all that was deleted`);
  }

  /** Deletes the films first and the slot last: as long as anything is left, the slot leads to it. */
  async #remove(ref: string, found: HostedSlot): Promise<void> {
    if (found.note.closedAtMs === null) await this.note(ref, found, { closedAtMs: this.nowMs() });
    await this.service.end(found);
    // A running stream has become a film by now.
    const { clips, note } = (await this.service.read(found.id)) ?? found;
    const clipIds = clips.map(({ id }) => id);
    for (const clipId of new Set([...clipIds, ...(note.film === null ? [] : [note.film.clipId])])) {
      await this.service.deleteClip(clipId);
    }
    await this.service.remove(found);
  }

  async linkVideo(ref: string, video: LinkedVideo): Promise<SlotReport> {
    const slot = await this.get(ref);
    const clipId = await this.#upload(ref, slot, video);
    const clip = await this.#settle(clipId);
    if (clip?.state === 'failed') {
      // The slot is never polled again, so an entry left here would stay forever.
      await this.service.deleteClip(clipId);
      await this.note(ref, await this.get(ref), { film: null });
      throw new UnusableVideo('the provider cannot make a recording of this film');
    }
    if (clip?.state === 'ready') await this.service.orderFile(clipId);
    return await this.sync(ref);
  }

  /** Uploads a film to the provider, or resumes its upload. */
  async #upload(ref: string, slot: HostedSlot, video: LinkedVideo): Promise<string> {
    const { film } = slot.note;
    const hostedId = this.service.hostedIdOf(video.videoId);
    if (film !== null && film.videoId !== video.videoId) await this.service.deleteClip(film.clipId);
    if (hostedId !== undefined) {
      if ((await this.service.readClip(hostedId)) === undefined) throw new UnusableVideo('broken');
      await this.note(ref, slot, { film: { videoId: video.videoId, clipId: hostedId } });
      return hostedId;
    }
    const known = film?.videoId === video.videoId ? film : undefined;
    const there = known && (await this.service.readClip(known.clipId));
    if (known !== undefined && there !== undefined && there.state !== 'uploading') return known.clipId;
    const { uploadLink = null, ...facts } = this.ledger.find(ref) ?? {};
    if (known !== undefined && there !== undefined && uploadLink !== null) {
      await uploadFilm(uploadLink, video);
      return known.clipId;
    }
    const { clipId, link } = await this.service.beginUpload(ref, video);
    await this.note(ref, slot, { film: { videoId: video.videoId, clipId } });
    const { id, secret } = slot;
    this.ledger.keep(ref, { clipId: null, isQuiet: false, ...facts, id, secret, uploadLink: link });
    await uploadFilm(link, video);
    return clipId;
  }

  /** Waits a while for the provider to check a film. */
  async #settle(clipId: string): Promise<HostedClip | undefined> {
    const until = this.nowMs() + this.#settleMs;
    for (;;) {
      const clip = await this.service.readClip(clipId);
      if (clip?.state === 'ready' || clip?.state === 'failed' || this.nowMs() >= until) return clip;
      await pause(SETTLE_STEP_MS);
    }
  }

  /** One poll of the watch; also requests the file, which some providers make only on request. */
  async poll(ref: string): Promise<SlotReport> {
    const report = await this.sync(ref);
    const clipId = this.ledger.find(ref)?.clipId;
    if (report.recording.isPlayable && report.recording.filePercent === 0 && clipId) {
      await this.service.orderFile(clipId);
    }
    return report;
  }

  async readFile(ref: string): Promise<Readable> {
    await this.sync(ref);
    const clipId = this.ledger.find(ref)?.clipId;
    const file = clipId ? await this.service.readFile(clipId) : undefined;
    if (file?.percent !== 100) throw new Error(`the file of ${ref} does not exist`);
    const response = await fetch(file.url);
    if (!response.ok || response.body === null) throw new Error(`the file of ${ref}: HTTP ${response.status}`);
    return Readable.from(response.body);
  }
}

const CAPABILITIES: ProviderCapabilities = {
  hasSpareIngest: false,
  hasBrowserIngest: false,
  measuresHealth: false,
  cutsIntermissions: false,
  endsSingleViewers: false,
};

/** A provider of hosted live video: one encoder, one recording, and our own gate in front of it. */
export function createHostedProvider(service: HostedService, options: HostedOptions): VideoProvider {
  const slots = new Slots(service, options);
  const whileOpen = (ref: string, act: (slot: HostedSlot) => Promise<unknown>) =>
    reach(() => slots.whileOpen(ref, act));
  return {
    key: service.key,
    capabilities: CAPABILITIES,
    create: ref =>
      reach(async () => {
        const { ingest } = await slots.make(ref);
        return [{ kind: 'main', ...ingest }];
      }),
    sync: ref => reach(() => slots.sync(ref)),
    open: ref =>
      whileOpen(ref, async slot => {
        await service.accept(slot);
        if (slot.note.openedAtMs === null) await slots.note(ref, slot, { openedAtMs: slots.nowMs() });
      }),
    publish: ref =>
      whileOpen(ref, async slot => {
        if (slot.note.publishedAtMs === null) await slots.note(ref, slot, { publishedAtMs: slots.nowMs() });
      }),
    pause: ref => reach(() => slots.sync(ref)),
    resume: ref => reach(() => slots.sync(ref)),
    close: ref => reach(() => slots.end(ref, {})),
    delete: ref => reach(() => slots.delete(ref)),
    emergencyStop: ref => reach(() => slots.end(ref, { isStopped: true })),
    linkVideo: (ref, video) => reach(() => slots.linkVideo(ref, video)),
    deleteRehearsal: ref => reach(() => slots.deleteRehearsal(ref)),
    endViewer: async () => undefined,
    playback: (ref, viewer) => {
      const facts = slots.ledger.find(ref);
      if (facts === undefined) throw new ProviderUnreachable(`nothing is known here of ${ref} yet`);
      return service.address(facts, viewer);
    },
    readFile: ref => reach(() => slots.readFile(ref)),
    watch: onReport =>
      watchByPolling({
        pollMs: options.pollMs ?? POLL_MS,
        slots: () => slots.ledger.all(),
        poll: ref => slots.poll(ref),
        onReport,
      }),
  };
}
