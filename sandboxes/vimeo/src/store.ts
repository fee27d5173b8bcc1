import { randomInt, randomUUID } from 'node:crypto';

/** A film: recorded by a live event, or uploaded. */
export interface Video {
  readonly id: string;
  name: string;
  readonly createdMs: number;
  /** When its stream ended; null while it runs, and for an uploaded film. */
  endedMs: number | null;
  isLive: boolean;
  privacyView: string;
  upload: { sizeBytes: number; bytes: Buffer[]; offset: number } | null;
  /** When the last byte arrived. */
  completeMs: number | null;
  isBroken: boolean;
}

/** A live event that can be streamed to repeatedly ("recurring"). */
export interface LiveEvent {
  readonly id: string;
  readonly createdMs: number;
  title: string;
  streamDescription: string | null;
  privacy: { view: string; embed: string };
  readonly unlistedHash: string;
  readonly streamKey: string;
  domains: readonly string[];
  isActivated: boolean;
  status: 'started' | 'ended' | null;
  completedMs: number | null;
  /** Newest first, as in the playlist. */
  videoIds: string[];
}

/** Size of a finished recording per second: enough for a reader to recognize a file. */
const BYTES_A_SECOND = 1_000;

/** The start of every MP4, so that a client recognizes a fetched file. */
export const MP4_HEADER = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');

/** Everything an account contains. In memory: a restart empties the account. */
export class Store {
  readonly transcodeMs: number;
  readonly events = new Map<string, LiveEvent>();
  readonly videos = new Map<string, Video>();
  #nextId = 2_354_796 + randomInt(1_000);

  constructor(transcodeMs: number) {
    this.transcodeMs = transcodeMs;
  }

  #newId(): string {
    this.#nextId += 1;
    return String(this.#nextId);
  }

  addEvent(title: string): LiveEvent {
    const event: LiveEvent = {
      id: this.#newId(),
      createdMs: Date.now(),
      title,
      streamDescription: null,
      privacy: { view: 'anybody', embed: 'public' },
      unlistedHash: randomUUID().slice(0, 10),
      streamKey: randomUUID(),
      domains: [],
      isActivated: false,
      status: null,
      completedMs: null,
      videoIds: [],
    };
    this.events.set(event.id, event);
    return event;
  }

  addVideo(name: string, more: Partial<Video> = {}): Video {
    const video: Video = {
      id: this.#newId(),
      name,
      createdMs: Date.now(),
      endedMs: null,
      isLive: false,
      privacyView: 'anybody',
      upload: null,
      completeMs: null,
      isBroken: false,
      ...more,
    };
    this.videos.set(video.id, video);
    return video;
  }

  videosOf(event: LiveEvent): Video[] {
    return event.videoIds.flatMap(id => this.videos.get(id) ?? []);
  }

  liveVideoOf(event: LiveEvent): Video | undefined {
    return this.videosOf(event).find(video => video.isLive);
  }

  /** An encoder connects: true when its key belongs to an event that is waiting for it. */
  connect(streamKey: string): boolean {
    const event = [...this.events.values()].find(one => one.streamKey === streamKey);
    if (event === undefined || !event.isActivated || event.status === 'ended') return false;
    if (this.liveVideoOf(event) === undefined) {
      const video = this.addVideo(event.title, { isLive: true, privacyView: event.privacy.view });
      event.videoIds.unshift(video.id);
    }
    event.status = 'started';
    return true;
  }

  /** The encoder of an event disconnects: its stream becomes a film. */
  disconnect(event: LiveEvent): void {
    const video = this.liveVideoOf(event);
    if (video === undefined) return;
    video.isLive = false;
    video.endedMs = Date.now();
    video.completeMs = Date.now();
  }

  eventOfKey(streamKey: string): LiveEvent | undefined {
    return [...this.events.values()].find(event => event.streamKey === streamKey);
  }

  /** The last byte of an upload has arrived: checks whether it is a film. */
  finishUpload(video: Video): void {
    video.completeMs = Date.now();
    video.isBroken =
      Buffer.concat(video.upload?.bytes ?? [])
        .subarray(4, 8)
        .toString('latin1') !== 'ftyp';
  }

  transcodeOf(video: Video): 'in_progress' | 'complete' | 'error' {
    if (video.completeMs === null || Date.now() < video.completeMs + this.transcodeMs) return 'in_progress';
    return video.isBroken ? 'error' : 'complete';
  }

  /** Seconds; 0 while unknown. */
  durationOf(video: Video): number {
    if (video.upload !== null)
      return this.transcodeOf(video) === 'complete' ? Math.max(1, video.upload.sizeBytes / 100_000) : 0;
    return ((video.endedMs ?? Date.now()) - video.createdMs) / 1_000;
  }

  fileOf(video: Video): Buffer {
    if (video.upload !== null) return Buffer.concat(video.upload.bytes);
    return Buffer.concat([MP4_HEADER, Buffer.alloc(Math.ceil(this.durationOf(video) * BYTES_A_SECOND))]);
  }
}
