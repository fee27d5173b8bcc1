import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instant, MINUTE_MS } from '../kernel/instant.ts';
import { isRefused } from '../kernel/refusal.ts';
import { offsetOf } from './archive-time.ts';
import { afterCommand, afterReport, COMMAND_STEPS, commandsOf, REPORT_STEPS } from './transitions.ts';
import { type LiveCommand, type LiveReport, SLOT_STATES, type SlotState } from './types.ts';
import { viewerState } from './viewer.ts';

const commands = Object.keys(COMMAND_STEPS) as LiveCommand[];
const reports = Object.keys(REPORT_STEPS) as LiveReport[];

describe('given the life of a slot', () => {
  test('when all goes well, then it walks the diagram', () => {
    const walk: (LiveCommand | LiveReport)[] = [
      'create',
      'prepared',
      'open',
      'frames',
      'publish',
      'lost',
      'frames',
      'close',
      'archived',
      'windowOver',
    ];
    const states: SlotState[] = ['pending'];
    for (const step of walk) {
      const state = states.at(-1) ?? 'pending';
      const next = commands.includes(step as LiveCommand)
        ? afterCommand(state, step as LiveCommand)
        : afterReport(state, step as LiveReport);
      if (typeof next !== 'string') throw new Error(`${step} was refused in ${state}`);
      states.push(next);
    }
    expect(states).toEqual([
      'pending',
      'preparing',
      'ready',
      'starting',
      'unpulished',
      'streaming',
      'waitingForStream',
      'streaming',
      'closed',
      'archived',
      'end',
    ]);
  });

  test('whatever is done in whatever order, a slot is always in a known state and a refused command says which', () => {
    const step = fc.oneof(fc.constantFrom(...commands), fc.constantFrom(...reports));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), steps => {
        let state: SlotState = 'pending';
        for (const one of steps) {
          if (reports.includes(one as LiveReport)) {
            state = afterReport(state, one as LiveReport);
          } else {
            const next = afterCommand(state, one as LiveCommand);
            if (typeof next !== 'string' && isRefused(next)) expect(next.meta).toEqual({ state });
            else state = next as SlotState;
          }
          expect(SLOT_STATES).toContain(state);
        }
      }),
    );
  });

  test('when it has ended or is archived, then nothing brings it on air again', () => {
    for (const state of ['closed', 'archived', 'end', 'waitingForUpload', 'uploading', 'archive_error'] as const) {
      for (const report of ['frames', 'lost', 'lostTooLong'] as const) expect(afterReport(state, report)).toBe(state);
      expect(commandsOf(state)).not.toContain('publish');
    }
  });

  test('when frames are missing too long, they still bring it back', () => {
    expect(afterReport('waitingForStream', 'lostTooLong')).toBe('streaming_error');
    expect(afterReport('streaming_error', 'frames')).toBe('streaming');
  });
});

describe('given what a guest is told', () => {
  const startsAt = instant(1_800_000_000_000);
  const facts = {
    state: 'ready' as SlotState,
    startsAt,
    closesAt: instant(startsAt + 10 * 86_400_000),
    isDelayedByStaff: false,
  };
  const at = (ms: number) => instant(startsAt + ms);

  test('when five minutes have passed without a picture, then it is delayed, and publishing ends that', () => {
    expect(viewerState(facts, at(5 * MINUTE_MS - 1))).toEqual({
      phase: 'waiting',
      isDelayed: false,
      liveState: 'ready',
    });
    expect(viewerState(facts, at(5 * MINUTE_MS))).toEqual({ phase: 'waiting', isDelayed: true, liveState: 'delayed' });
    expect(viewerState({ ...facts, state: 'streaming' }, at(6 * MINUTE_MS))).toMatchObject({
      phase: 'live',
      isDelayed: false,
    });
  });

  test('when staff say so, then it is delayed before its time', () => {
    expect(viewerState({ ...facts, isDelayedByStaff: true }, at(-MINUTE_MS)).liveState).toBe('delayed');
  });

  test('when the window is over, then it is over whatever the slot says', () => {
    expect(viewerState({ ...facts, state: 'archived' }, facts.closesAt)).toMatchObject({
      phase: 'ended',
      liveState: 'end',
    });
  });

  test('every state has a phase, and frames that are missing show the slate, never the schedule', () => {
    for (const state of SLOT_STATES) expect(viewerState({ ...facts, state }, at(0)).phase).toBeTruthy();
    expect(viewerState({ ...facts, state: 'waitingForStream' }, at(0)).phase).toBe('slate');
  });
});

describe('given a recording of two parts', () => {
  const parts = [
    { programFromMs: 1_000, durationMs: 500 },
    { programFromMs: 5_000, durationMs: 2_000 },
  ];
  test.each([
    [0, 0],
    [1_000, 0],
    [1_499, 499],
    [1_500, 500],
    [3_000, 500],
    [5_000, 500],
    [6_999, 2_499],
    [7_000, undefined],
  ])('programme time %i stands at %s', (programMs, offset) => {
    expect(offsetOf(parts, programMs)).toBe(offset);
  });
});
