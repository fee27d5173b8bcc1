/** Message types of RTMP 1.0 (§5.4, §6.2, §7.1) that a publisher or a publish-only server uses. */
export const MESSAGE = {
  setChunkSize: 1,
  abort: 2,
  acknowledgement: 3,
  userControl: 4,
  windowSize: 5,
  peerBandwidth: 6,
  audio: 8,
  video: 9,
  dataAmf3: 15,
  commandAmf3: 17,
  dataAmf0: 18,
  commandAmf0: 20,
} as const;

/** Bytes of C1, S1, C2 and S2 (§5.2). */
export const HANDSHAKE_BYTES = 1536;
/** C0 and S0 (§5.2.2). */
export const RTMP_VERSION = 3;
/** Chunk size both sides start with (§5.4.1). */
export const INITIAL_CHUNK_BYTES = 128;

/** A complete message, reassembled from its chunks. */
export interface RtmpMessage {
  readonly type: number;
  readonly streamId: number;
  /** The sender's clock, unwrapped modulo 2³². */
  readonly timestampMs: number;
  readonly payload: Buffer;
}
