import type { LiveConsole } from '@kotohogi/contract/live';

/** The playback states of guests, in display order. Each guest is in exactly one. */
export const AUDIENCE = ['watching', 'audioOnly', 'waiting', 'paused', 'failed'] as const;
export type AudienceState = (typeof AUDIENCE)[number];

/** The number of guests in a state. Audio-only listeners are counted separately from viewers. */
export function countIn(audience: LiveConsole['audience'], state: AudienceState): number {
  switch (state) {
    case 'watching':
      return Math.max(0, audience.playing - audience.audioOnly);
    default:
      return audience[state];
  }
}
