import type { LiveConsole } from '@kotohogi/contract/live';

/** How guests fare, in the order staff ask. Each guest is in one of them. */
export const AUDIENCE = ['watching', 'audioOnly', 'waiting', 'paused', 'failed'] as const;
export type AudienceState = (typeof AUDIENCE)[number];

/** How many are in a state. Those who only listen are told apart from those who see. */
export function countIn(audience: LiveConsole['audience'], state: AudienceState): number {
  switch (state) {
    case 'watching':
      return Math.max(0, audience.playing - audience.audioOnly);
    default:
      return audience[state];
  }
}
