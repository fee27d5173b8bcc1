import { randomBytes } from 'node:crypto';

/** A film: recorded from a live input, or uploaded. */
export interface Video {
  readonly uid: string;
  readonly createdMs: number;
  meta: Record<string, unknown>;
  readonly liveInput: string | null;
  endedMs: number | null;
  isLive: boolean;
  requireSignedURLs: boolean;
  upload: { sizeBytes: number; bytes: Buffer[]; offset: number } | null;
  completeMs: number | null;
  isBroken: boolean;
  /** When its MP4 was requested. */
  downloadMs: number | null;
  isNotified: boolean;
}

export interface Recording {
  mode: string;
  requireSignedURLs: boolean;
  timeoutSeconds: number;
  allowedOrigins: readonly string[] | null;
  hideLiveViewerCount: boolean;
}

/** A live input: an ingest address that can be used repeatedly. */
export interface LiveInput {
  readonly uid: string;
  readonly createdMs: number;
  modifiedMs: number;
  meta: Record<string, unknown>;
  recording: Recording;
  enabled: boolean;
  readonly streamKey: string;
  status: 'connected' | 'client_disconnect' | null;
  deleteRecordingAfterDays: number | null;
  outputs: { uid: string; url: string; streamKey: string; enabled: boolean }[];
}

const uidOf = () => randomBytes(16).toString('hex');
const BYTES_A_SECOND = 1_000;
const FILE_HEAD = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');

/** Everything an account contains. In memory: a restart empties the account. */
export class Store {
  readonly transcodeMs: number;
  readonly inputs = new Map<string, LiveInput>();
  readonly videos = new Map<string, Video>();

  constructor(transcodeMs: number) {
    this.transcodeMs = transcodeMs;
  }

  addInput(): LiveInput {
    const now = Date.now();
    const input: LiveInput = {
      uid: uidOf(),
      createdMs: now,
      modifiedMs: now,
      meta: {},
      recording: {
        mode: 'off',
        requireSignedURLs: false,
        timeoutSeconds: 0,
        allowedOrigins: null,
        hideLiveViewerCount: false,
      },
      enabled: true,
      streamKey: uidOf() + uidOf(),
      status: null,
      deleteRecordingAfterDays: null,
      outputs: [],
    };
    this.inputs.set(input.uid, input);
    return input;
  }

  addVideo(more: Partial<Video> = {}): Video {
    const video: Video = {
      uid: uidOf(),
      createdMs: Date.now(),
      meta: {},
      liveInput: null,
      endedMs: null,
      isLive: false,
      requireSignedURLs: false,
      upload: null,
      completeMs: null,
      isBroken: false,
      downloadMs: null,
      isNotified: false,
      ...more,
    };
    this.videos.set(video.uid, video);
    return video;
  }

  /** Newest first. */
  videosOf(input: LiveInput): Video[] {
    return [...this.videos.values()].filter(video => video.liveInput === input.uid).reverse();
  }

  inputOfKey(streamKey: string): LiveInput | undefined {
    return [...this.inputs.values()].find(input => input.streamKey === streamKey);
  }

  /** An encoder connects: a disabled input accepts none. Within the timeout it continues its video. */
  connect(streamKey: string): boolean {
    const input = this.inputOfKey(streamKey);
    if (input === undefined || !input.enabled) return false;
    input.status = 'connected';
    const running = this.videosOf(input).find(video => video.isLive);
    if (running !== undefined) running.endedMs = null;
    else if (input.recording.mode === 'automatic') {
      const { requireSignedURLs } = input.recording;
      const meta = { name: `${input.meta.name} ${new Date().toUTCString()}` };
      this.addVideo({ liveInput: input.uid, isLive: true, requireSignedURLs, meta });
    }
    return true;
  }

  disconnect(input: LiveInput): void {
    if (input.status === 'connected') input.status = 'client_disconnect';
    for (const video of this.videosOf(input)) if (video.isLive) video.endedMs ??= Date.now();
    this.settle(input);
  }

  /** Applies what changes with time alone: a broadcast whose timeout has passed becomes a film. */
  settle(input: LiveInput): void {
    const waitMs = input.enabled ? input.recording.timeoutSeconds * 1_000 : 0;
    for (const video of this.videosOf(input)) {
      if (!video.isLive || video.endedMs === null || Date.now() < video.endedMs + waitMs) continue;
      video.isLive = false;
      video.completeMs = Date.now();
    }
  }

  finishUpload(video: Video): void {
    video.completeMs = Date.now();
    video.isBroken =
      Buffer.concat(video.upload?.bytes ?? [])
        .subarray(4, 8)
        .toString('latin1') !== 'ftyp';
  }

  stateOf(video: Video): 'pendingupload' | 'live-inprogress' | 'inprogress' | 'ready' | 'error' {
    const { upload } = video;
    if (upload !== null && upload.offset < upload.sizeBytes) return 'pendingupload';
    if (video.isLive) return 'live-inprogress';
    if (video.completeMs === null || Date.now() < video.completeMs + this.transcodeMs) return 'inprogress';
    return video.isBroken ? 'error' : 'ready';
  }

  /** Seconds; -1 while unknown. */
  durationOf(video: Video): number {
    if (this.stateOf(video) !== 'ready') return -1;
    if (video.upload !== null) return Math.max(1, video.upload.sizeBytes / 100_000);
    return ((video.endedMs ?? Date.now()) - video.createdMs) / 1_000;
  }

  fileOf(video: Video): Buffer {
    if (video.upload !== null) return Buffer.concat(video.upload.bytes);
    return Buffer.concat([FILE_HEAD, Buffer.alloc(Math.ceil(this.durationOf(video) * BYTES_A_SECOND))]);
  }
}
