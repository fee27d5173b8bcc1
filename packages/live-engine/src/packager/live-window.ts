import type { MediaConfig } from '../bus/sample.ts';
import { writeAudioInit, writeMuxedInit } from '../cmaf/init.ts';
import { VIDEO_TIMESCALE } from '../cmaf/track.ts';
import type { PackagedPart, PackagerEvent } from './events.ts';

/** The two renditions of a stream: video with audio, and audio only. */
export type Rendition = 'main' | 'audio';

export interface WindowPart {
  readonly durationS: number;
  readonly isIndependent: boolean;
  readonly body: Buffer;
  readonly audio: { readonly body: Buffer | null; readonly durationS: number } | null;
}

/** A segment in memory. Its parts are views of one buffer once it is closed. */
export interface WindowSegment {
  readonly msn: number;
  readonly startTicks: number;
  readonly programMs: number;
  readonly isDiscontinuity: boolean;
  readonly discontinuitySequence: number;
  readonly configId: number;
  parts: readonly WindowPart[];
  isClosed: boolean;
  body: Buffer | null;
  audioBody: Buffer | null;
}

interface Inits {
  readonly main: Buffer;
  readonly audio: Buffer | null;
}

/** Listed for players that pause, stall or lose the network for a moment. */
const LISTED_S = 16;
/** Kept for requests that were in flight when a segment left the playlist. */
const KEPT_S = 28;

/** The length of a segment so far, in seconds. */
export function segmentDurationS(segment: WindowSegment, rendition: Rendition): number {
  return segment.parts.reduce(
    (sum, part) => sum + (rendition === 'main' ? part.durationS : (part.audio?.durationS ?? 0)),
    0,
  );
}

/** Joins the parts of a closed segment, so that the segment and its parts share their bytes. */
function join(segment: WindowSegment): void {
  const body = Buffer.concat(segment.parts.map(part => part.body));
  const sounds = segment.parts.flatMap(part => (part.audio?.body == null ? [] : [part.audio.body]));
  const audioBody = sounds.length === 0 ? null : Buffer.concat(sounds);
  let at = 0;
  let audioAt = 0;
  segment.parts = segment.parts.map(part => {
    const joined = { ...part, body: body.subarray(at, at + part.body.length) };
    at += part.body.length;
    if (part.audio?.body == null || audioBody === null) return joined;
    const sound = audioBody.subarray(audioAt, audioAt + part.audio.body.length);
    audioAt += part.audio.body.length;
    return { ...joined, audio: { ...part.audio, body: sound } };
  });
  segment.body = body;
  segment.audioBody = audioBody;
  segment.isClosed = true;
}

/** The last seconds of a stream in memory: what the playlists list and the origin serves. */
export class LiveWindow {
  #segments: WindowSegment[] = [];
  #inits = new Map<number, Inits>();
  #config: MediaConfig | null = null;
  #configId = 0;
  #discontinuities = 0;
  #longestSegmentS = 0;
  #longestPartS = 0;
  #longestAudioPartS = 0;
  #isEnded = false;

  /** The configuration of the newest segment; null before the first. */
  get config(): MediaConfig | null {
    return this.#config;
  }

  get configId(): number {
    return this.#configId;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** All segments in memory, oldest first. */
  get segments(): readonly WindowSegment[] {
    return this.#segments;
  }

  /** The length of the longest segment so far, in seconds; 0 before the first. */
  get longestSegmentS(): number {
    return this.#longestSegmentS;
  }

  /** Stores a codec configuration under its number. */
  setConfig(configId: number, config: MediaConfig): void {
    this.#configId = configId;
    this.#config = config;
    this.#inits.set(configId, { main: writeMuxedInit(config), audio: writeAudioInit(config) });
  }

  /** After a restart, restores facts about segments that are no longer in memory. */
  restore(facts: { readonly discontinuities: number; readonly longestSegmentS: number }): void {
    this.#discontinuities = facts.discontinuities;
    this.#longestSegmentS = Math.max(this.#longestSegmentS, facts.longestSegmentS);
  }

  /**
   * Applies one event of the packager. The listener, which numbers the configurations, passes `session` to `setConfig`.
   */
  apply(event: PackagerEvent): void {
    if (event.type === 'open') {
      if (event.isDiscontinuity) this.#discontinuities++;
      this.#segments.push({
        ...event,
        discontinuitySequence: this.#discontinuities,
        configId: this.#configId,
        parts: [],
        isClosed: false,
        body: null,
        audioBody: null,
      });
    } else if (event.type === 'part') this.#addPart(event);
    else if (event.type === 'close') this.#close(event.msn);
  }

  /** No more segments will come. */
  end(): void {
    this.#isEnded = true;
  }

  /** Frees the memory. */
  clear(): void {
    if (this.#segments.length > 0) this.#segments = [];
  }

  find(msn: number): WindowSegment | undefined {
    const first = this.#segments[0];
    return first === undefined ? undefined : this.#segments[msn - first.msn];
  }

  init(configId: number, rendition: Rendition): Buffer | null {
    const inits = this.#inits.get(configId);
    if (inits === undefined) return null;
    return rendition === 'main' ? inits.main : inits.audio;
  }

  /** The longest part of a rendition so far, in seconds. */
  longestPartS(rendition: Rendition): number {
    return rendition === 'main' ? this.#longestPartS : this.#longestAudioPartS;
  }

  /** The segments a playlist lists: those that end in the last seconds, and none before `fromMsn`. */
  listed(fromMsn: number): readonly WindowSegment[] {
    return this.#newest(LISTED_S).filter(segment => segment.msn >= fromMsn);
  }

  #newest(spanS: number): readonly WindowSegment[] {
    const last = this.#segments.at(-1);
    if (last === undefined) return [];
    const span = Math.max(spanS, 4 * this.#longestSegmentS);
    const endTicks = last.startTicks + segmentDurationS(last, 'main') * VIDEO_TIMESCALE;
    const from = this.#segments.findIndex((_, index) => {
      const next = this.#segments[index + 1];
      return next === undefined || next.startTicks > endTicks - span * VIDEO_TIMESCALE;
    });
    return this.#segments.slice(from);
  }

  #addPart(part: PackagedPart): void {
    const segment = this.find(part.msn);
    if (segment === undefined) return;
    const durationS = part.durationTicks / VIDEO_TIMESCALE;
    const { isIndependent, body, audio } = part;
    segment.parts = [...segment.parts, { durationS, isIndependent, body, audio }];
    this.#longestPartS = Math.max(this.#longestPartS, durationS);
    this.#longestAudioPartS = Math.max(this.#longestAudioPartS, audio?.durationS ?? 0);
  }

  #close(msn: number): void {
    const segment = this.find(msn);
    if (segment === undefined) return;
    join(segment);
    this.#longestSegmentS = Math.max(this.#longestSegmentS, segmentDurationS(segment, 'main'));
    const kept = this.#newest(KEPT_S);
    if (kept.length === this.#segments.length) return;
    this.#segments = [...kept];
    const used = new Set(this.#segments.map(candidate => candidate.configId)).add(this.#configId);
    for (const id of this.#inits.keys()) if (!used.has(id)) this.#inits.delete(id);
  }
}
