/** A live origin: RTMP in, low-latency HLS out, recordings on disk. Knows streams, not weddings. */
export { ControlClient, ControlError } from './control/control-client.ts';
export { createOrigin, type ListenAddress, type Origin, type OriginOptions } from './create-origin.ts';
export { signToken, type TokenClaims, type TokenKind, verifyToken } from './origin/token.ts';
export type {
  Mp4State,
  SlotEvent,
  SlotEventType,
  SlotSessions,
  SlotState,
  SlotView,
} from './slot/slot-view.ts';
