import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { describe, expect, test } from 'vitest';
import { A_PLAYER } from '../testing/a-wedding.ts';
import { afterFacts, UNKNOWN_TOLERANCE_MS } from './shown-facts.ts';

const facts = (liveState: PlayerFacts['liveState'], phase: PlayerFacts['phase']): PlayerFacts => ({
  ...A_PLAYER,
  isLive: phase === 'live',
  liveState,
  phase,
});
const live = facts('streaming', 'live');
const unknown = facts('unknown', 'waiting');

describe('given a guest who is watching', () => {
  test('when the state is unknown for a moment, then the picture stays; after a minute it is replaced', () => {
    const watching = afterFacts(undefined, live, 0);
    const held = afterFacts(watching, unknown, 1_000);
    expect(held).toEqual({ shown: live, heldSinceMs: 1_000 });
    expect(afterFacts(held, unknown, 1_000 + UNKNOWN_TOLERANCE_MS - 1).shown).toBe(live);
    expect(afterFacts(held, unknown, 1_000 + UNKNOWN_TOLERANCE_MS).shown).toBe(unknown);
  });

  test('when a known state arrives, then it is shown at once', () => {
    const held = afterFacts(afterFacts(undefined, live, 0), unknown, 1_000);
    const closed = facts('closed', 'archiving');
    expect(afterFacts(held, closed, 2_000)).toEqual({ shown: closed, heldSinceMs: null });
  });
});

describe('given a guest who is waiting', () => {
  test('when the state is unknown, then the waiting banner is shown anyway', () => {
    const waiting = afterFacts(undefined, facts('ready', 'waiting'), 0);
    expect(afterFacts(waiting, unknown, 1).shown).toBe(unknown);
  });
});
