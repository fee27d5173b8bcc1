import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { refusalText } from '../ingest/refusal.ts';
import type { Authorize, PublishDecision, PublishRefusal, PublishRequest } from '../ingest/rtmp/session.ts';
import type { LadderOptions } from '../ladder/rung.ts';
import type { ViewerLimits } from '../origin/rate-limiter.ts';
import type { PackagerTargets } from '../packager/packager.ts';
import { DiskGauge } from './disk-gauge.ts';
import { Slot } from './slot.ts';
import { loadSlotRecords, type SlotRecord, saveSlotRecord } from './slot-record.ts';
import type { SlotEvent, SlotEventType, SlotRefusal } from './slot-view.ts';
import type { SourceKind } from './source-switch.ts';

/** Application name of the ingest address: `rtmp://host/live`. */
const INGEST_APP = 'live';
/** A shorter text is not a copied key, not even an incomplete one. */
const LIKELY_KEY_LENGTH = 16;

export interface SlotsOptions {
  readonly dataDir: string;
  readonly nowMs: () => number;
  readonly targets: PackagerTargets;
  readonly ladder: LadderOptions | null;
  readonly viewerLimits: ViewerLimits;
  readonly onEvent: (event: SlotEvent) => void;
  /** An encoder was refused that cannot be assigned to a slot. */
  readonly onRefused: (address: string, error: Error) => void;
  /** Something on disk that is not a slot, or cannot be read. */
  readonly onBroken: (name: string, error: unknown) => void;
}

/** One of the two lines of a slot. */
interface Line {
  readonly slot: Slot;
  readonly kind: SourceKind;
}

/** Keys of a slot as their SHA-256, hex. */
export interface SlotKeys {
  readonly mainKeySha256: string;
  readonly spareKeySha256: string;
}

export interface OriginHealth {
  readonly slots: number;
  /** Null while the disk cannot be read. */
  readonly freeDiskBytes: number | null;
}

/** All slots of one origin. */
export class Slots {
  readonly #options: SlotsOptions;
  readonly #root: string;
  readonly #disk: DiskGauge;
  readonly #slots = new Map<string, Slot>();
  readonly #creating = new Map<string, Promise<Slot>>();
  /** The slot each address last sent to. */
  readonly #callers = new Map<string, string>();

  private constructor(options: SlotsOptions) {
    this.#options = options;
    this.#root = join(options.dataDir, 'slots');
    this.#disk = new DiskGauge(this.#root, options.nowMs);
  }

  /** Restores every slot in the data directory. */
  static async load(options: SlotsOptions): Promise<Slots> {
    const slots = new Slots(options);
    for (const record of await loadSlotRecords(slots.#root, options.onBroken)) {
      try {
        slots.#slots.set(record.ref, await slots.#open(record));
      } catch (error) {
        // One damaged slot must not keep the others from being served.
        options.onBroken(record.ref, error);
      }
    }
    await slots.#disk.check();
    void slots.#finishArchives();
    return slots;
  }

  /** Finishes what a crash left unfinished, one recording after the other, while the open slots are already served. */
  async #finishArchives(): Promise<void> {
    for (const slot of this.all()) {
      try {
        await slot.finishArchive();
      } catch (error) {
        this.#options.onBroken(slot.ref, error);
      }
    }
  }

  get(ref: string): Slot | undefined {
    return this.#slots.get(ref);
  }

  all(): Slot[] {
    return [...this.#slots.values()];
  }

  /** Creates a slot, or replaces the keys of an existing one. */
  async put(ref: string, keys: SlotKeys): Promise<{ slot: Slot; isNew: boolean }> {
    const known = this.#slots.get(ref) ?? (await this.#creating.get(ref));
    if (known !== undefined) {
      await known.rekey(keys);
      return { slot: known, isNew: false };
    }
    const creating = this.#create(ref, keys);
    this.#creating.set(ref, creating);
    try {
      return { slot: await creating, isNew: true };
    } finally {
      this.#creating.delete(ref);
    }
  }

  /** Removes a slot that is over, with everything recorded. */
  async remove(ref: string): Promise<SlotRefusal | null> {
    const slot = this.#slots.get(ref) ?? (await this.#creating.get(ref));
    if (slot?.record.phase === 'open') return 'not-open';
    await slot?.suspend();
    this.#slots.delete(ref);
    // A slot that cannot be read, or whose removal was interrupted, is not listed as a slot but still has a folder.
    await rm(join(this.#root, ref), { recursive: true, force: true, maxRetries: 3 });
    return null;
  }

  /** The origin's health: how many slots it has, and how much space is left for recordings. */
  async health(): Promise<OriginHealth> {
    await this.#disk.check();
    return { slots: this.#slots.size, freeDiskBytes: this.#disk.freeBytes };
  }

  /**
   * Decides about an encoder by its key. The operator of the slot it was probably meant for learns why it was refused.
   */
  readonly authorize: Authorize = async request => {
    if (request.app.replace(/\/+$/, '') !== INGEST_APP)
      return { accepted: false, code: 'unknown-key', reason: 'unknown application' };
    const found = this.#findKey(createHash('sha256').update(request.key).digest('hex'));
    if (found === null) return this.#refuse('unknown-key', request, this.#meantBy(request));
    const { slot, kind } = found;
    if (slot.record.phase !== 'open') return this.#refuse('live-ended', request, [found, ...this.#meantBy(request)]);
    const sink = await slot.claim(kind, request.expel);
    if (sink === null) return this.#refuse('key-in-use', request, [found]);
    this.#callers.set(request.address, slot.ref);
    return { accepted: true, sink, onRefused: refusal => slot.refused(kind, refusal) };
  };

  #refuse(code: PublishRefusal, { address }: PublishRequest, lines: readonly Line[]): PublishDecision {
    const refusal = { code, codec: '' };
    const reason = refusalText(refusal);
    for (const { slot, kind } of lines) slot.refused(kind, refusal);
    if (lines.length === 0) this.#options.onRefused(address, new Error(reason));
    return { accepted: false, code, reason };
  }

  /**
   * The lines that an encoder without a valid key is probably meant for: a free line of the slot that the same address
   * sent to before; otherwise the main lines of the slots that still wait for their first encoder. The short words a
   * scanner tries do not count as wrongly copied keys.
   */
  #meantBy({ address, key }: PublishRequest): Line[] {
    const neighbor = this.#slots.get(this.#callers.get(address) ?? '');
    const { main = false, spare = false } = neighbor?.view().source ?? {};
    if (neighbor?.record.phase === 'open')
      return main && spare ? [] : [{ slot: neighbor, kind: main ? 'spare' : 'main' }];
    if (key.length < LIKELY_KEY_LENGTH) return [];
    const waiting = this.all().filter(slot => slot.record.phase === 'open' && slot.state === 'waiting');
    return waiting.filter(slot => slot.view().source.active === null).map(slot => ({ slot, kind: 'main' }));
  }

  tick(): void {
    void this.#disk.tick();
    for (const slot of this.#slots.values()) slot.tick();
  }

  /** Writes everything to disk before the process ends. */
  async suspend(): Promise<void> {
    await Promise.all(this.all().map(slot => slot.suspend()));
  }

  #findKey(sha256: string): Line | null {
    for (const slot of this.#slots.values()) {
      if (slot.record.mainKeySha256 === sha256) return { slot, kind: 'main' };
      if (slot.record.spareKeySha256 === sha256) return { slot, kind: 'spare' };
    }
    return null;
  }

  async #create(ref: string, keys: SlotKeys): Promise<Slot> {
    const record: SlotRecord = {
      ref,
      ...keys,
      createdAtMs: this.#options.nowMs(),
      phase: 'open',
      publishedAtMs: null,
      pausedAtMs: null,
      endedAtMs: null,
      msnFloor: 0,
    };
    await saveSlotRecord(join(this.#root, ref), record);
    const slot = await this.#open(record);
    this.#slots.set(ref, slot);
    this.#emit(slot, 'state', 'created');
    return slot;
  }

  #open(record: SlotRecord): Promise<Slot> {
    const { nowMs, targets, ladder, viewerLimits } = this.#options;
    const emit = (slot: Slot, type: SlotEventType, detail: string | null) => this.#emit(slot, type, detail);
    const diskFreeBytes = () => this.#disk.freeBytes;
    return Slot.open(record, {
      directory: join(this.#root, record.ref),
      nowMs,
      targets,
      ladder,
      viewerLimits,
      emit,
      diskFreeBytes,
    });
  }

  #emit(slot: Slot, type: SlotEventType, detail: string | null): void {
    this.#options.onEvent({ type, ref: slot.ref, atMs: this.#options.nowMs(), detail, slot: slot.view() });
  }
}
