import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instant, MINUTE_MS } from '../kernel/instant.ts';
import { offsetOf, programTimeAt } from './archive-time.ts';
import { sumUpAudience, type Watching } from './audience.ts';
import { admitCleanUp, admitDelay, admitDevice } from './control.ts';
import { afterCommand, afterReport, commandsOf, REPORT_STEPS } from './transitions.ts';
import {
  LIVE_COMMANDS,
  type LiveCommand,
  type LiveReport,
  SLOT_STATES,
  type SlotState,
  type SlotStatus,
} from './types.ts';
import { listedState, viewerState } from './viewer.ts';

const commands: readonly LiveCommand[] = LIVE_COMMANDS;
const reports = Object.keys(REPORT_STEPS) as LiveReport[];
const isCommand = (step: LiveCommand | LiveReport): step is LiveCommand => commands.some(known => known === step);

/** One step in a slot's life cycle; a refused command leaves the slot unchanged. */
function after(slot: SlotStatus, step: LiveCommand | LiveReport): SlotStatus {
  if (!isCommand(step)) return { ...slot, state: afterReport(slot, step) };
  const next = afterCommand(slot, step);
  return 'refused' in next ? slot : next;
}

const NEW: SlotStatus = { state: 'pending', isIntermission: false };
const slotStatus = (state: SlotState): SlotStatus => ({ state, isIntermission: false });
const INTERMISSION: SlotStatus = { state: 'streaming', isIntermission: true };

describe('given the life cycle of a slot', () => {
  test.each([
    [
      'all goes well',
      ['create', 'prepared', 'open', 'frames', 'publish', 'lost', 'frames', 'close', 'archived', 'windowOver'],
      'pending preparing ready starting unpulished streaming waitingForStream streaming closed archived end',
    ],
    [
      'it is stopped and a film takes its place',
      ['create', 'prepared', 'open', 'frames', 'publish', 'emergencyStop', 'linkVideo', 'uploaded'],
      'pending preparing ready starting unpulished streaming waitingForUpload uploading archived',
    ],
    [
      'the recording fails and so does the first film',
      ['create', 'prepared', 'open', 'frames', 'publish', 'close', 'archiveFailed', 'linkVideo', 'archiveFailed'],
      'pending preparing ready starting unpulished streaming closed archive_error uploading archive_error',
    ],
  ] as const)('when %s, then it follows the diagram', (_, steps, expected) => {
    const states = [NEW];
    for (const step of steps) states.push(after(states.at(-1) ?? NEW, step));
    expect(states.map(slot => slot.state).join(' ')).toBe(expected);
  });

  test('after any sequence of steps, a slot is in a state of the diagram, and a refused command reports that state', () => {
    const step = fc.oneof(fc.constantFrom(...commands), fc.constantFrom(...reports));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), steps => {
        let slot = NEW;
        for (const one of steps) {
          if (isCommand(one)) {
            const answer = afterCommand(slot, one);
            expect(commandsOf(slot).includes(one)).toBe(!('refused' in answer));
            if ('refused' in answer) expect(answer.meta).toEqual({ state: slot.state });
          }
          slot = after(slot, one);
          expect(SLOT_STATES).toContain(slot.state);
          // Only a slot on air can have an intermission.
          if (slot.isIntermission) expect(slot.state).toBe('streaming');
        }
      }),
    );
  });

  test('when it has ended or is archived, then nothing brings it back on air', () => {
    for (const state of ['closed', 'archived', 'end', 'waitingForUpload', 'uploading', 'archive_error'] as const) {
      for (const report of ['frames', 'lost', 'lostTooLong'] as const) {
        expect(afterReport(slotStatus(state), report)).toBe(state);
      }
      expect(commandsOf(slotStatus(state))).not.toContain('publish');
    }
  });

  test('when frames are missing too long, then new frames still bring it back', () => {
    expect(afterReport(slotStatus('waitingForStream'), 'lostTooLong')).toBe('streaming_error');
    expect(afterReport(slotStatus('streaming_error'), 'frames')).toBe('streaming');
  });
});

describe('given an intermission', () => {
  test('when frames are missing, then nothing is reported', () => {
    expect(afterReport(INTERMISSION, 'lost')).toBe('streaming');
    expect(afterReport(INTERMISSION, 'lostTooLong')).toBe('streaming');
  });

  test('when it is called twice, or resumed without one, then that is refused', () => {
    expect(afterCommand(INTERMISSION, 'intermission')).toMatchObject({ refused: 'live_wrong_state' });
    expect(afterCommand(slotStatus('streaming'), 'resume')).toMatchObject({ refused: 'live_wrong_state' });
  });

  test('when it is ended, resumed or stopped, then it is over', () => {
    expect(commandsOf(INTERMISSION)).toEqual(['resume', 'close', 'emergencyStop']);
    for (const command of commandsOf(INTERMISSION)) {
      expect(afterCommand(INTERMISSION, command)).toMatchObject({ isIntermission: false });
    }
  });
});

describe('given the staff actions outside the state diagram', () => {
  const of = (admits: (state: SlotState) => boolean) => SLOT_STATES.filter(admits);

  test('when it has not been published, then it may be announced as delayed, and never afterwards', () => {
    const admitted = of(state => admitDelay(state) === undefined);
    expect(admitted).toEqual(['pending', 'preparing', 'ready', 'starting', 'unpulished']);
    expect(admitDelay('streaming')).toEqual({ refused: 'live_wrong_state', meta: { state: 'streaming' } });
  });

  test('when no recording exists, then reactions may be deleted, and before publishing the rehearsal footage too', () => {
    expect(of(state => 'refused' in admitCleanUp(state))).toEqual(['archived', 'end']);
    const films = of(state => {
      const admitted = admitCleanUp(state);
      return !('refused' in admitted) && admitted.film;
    });
    expect(films).toEqual(['ready', 'starting', 'unpulished']);
  });

  test('when a guest plays on three devices, then a fourth is refused', () => {
    expect([0, 1, 2, 3].map(others => admitDevice(others) === undefined)).toEqual([true, true, true, false]);
  });
});

describe('given the reports of the players', () => {
  const now = instant(1_800_000_000_000);
  const watching = (change: Partial<Watching>): Watching => ({
    playback: 'playing',
    delayMs: undefined,
    isAudioOnly: false,
    at: now,
    ...change,
  });

  test('when no player reports, then there is nothing to sum up', () => {
    const noAudience = { playing: 0, waiting: 0, paused: 0, failed: 0, audioOnly: 0, delayMs: null };
    expect(sumUpAudience([], now)).toEqual(noAudience);
    expect(sumUpAudience([watching({ at: instant(now - 30_001) })], now)).toEqual(noAudience);
  });

  test('when they play, then the median and the 95th percentile of their delays are reported', () => {
    const delays = Array.from({ length: 20 }, (_, index) => watching({ delayMs: 1_000 + index * 100 }));
    const others = [
      watching({ isAudioOnly: true }),
      watching({ playback: 'waiting', delayMs: 60_000 }),
      watching({ playback: 'paused', isAudioOnly: true }),
      watching({ playback: 'failed' }),
    ];
    expect(sumUpAudience([...delays, ...others], now)).toEqual({
      playing: 21,
      waiting: 1,
      paused: 1,
      failed: 1,
      audioOnly: 1,
      delayMs: { p50: 1_900, p95: 2_800 },
    });
  });
});

describe('given what a guest sees', () => {
  const startsAt = instant(1_800_000_000_000);
  const facts = {
    state: 'ready' as SlotState,
    isIntermission: false,
    startsAt,
    closesAt: instant(startsAt + 10 * 86_400_000),
    isDelayedByStaff: false,
    unreachableSince: null,
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

  test('when staff announce a delay, then it is delayed before its start time', () => {
    expect(viewerState({ ...facts, isDelayedByStaff: true }, at(-MINUTE_MS)).liveState).toBe('delayed');
  });

  test("when the window is over, then it is over whatever the slot's state", () => {
    expect(viewerState({ ...facts, state: 'archived' }, facts.closesAt)).toMatchObject({
      phase: 'ended',
      liveState: 'end',
    });
  });

  test('when there is an intermission, then that is shown, and no delay', () => {
    const shown = viewerState({ ...facts, state: 'streaming', isIntermission: true }, at(30 * MINUTE_MS));
    expect(shown).toEqual({ phase: 'intermission', isDelayed: false, liveState: 'streaming' });
  });

  test('when the stream was stopped in an emergency or became the recording, then only the player has a state of its own for it', () => {
    const stopped = { ...facts, state: 'waitingForUpload' as const };
    expect(viewerState(stopped, at(0))).toMatchObject({ phase: 'preparing', liveState: 'emergency-stopped' });
    expect(listedState(stopped, at(0))).toBe('waitingForUpload');
    const archived = { ...facts, state: 'archived' as const };
    expect(viewerState(archived, at(0))).toMatchObject({ phase: 'archive', liveState: 'viewingArchive' });
    expect(listedState(archived, at(0))).toBe('archived');
  });

  test.each([
    ['streaming', 'waiting', 'unknown'],
    ['ready', 'waiting', 'unknown'],
    ['preparing', 'waiting', 'preparing'],
    ['closed', 'archiving', 'closed'],
    ['archived', 'archive', 'viewingArchive'],
  ] as const)('when the provider of a %s stream has failed to respond twice, then: %s, %s', (state, phase, word) => {
    const away = { ...facts, state, unreachableSince: at(0) };
    expect(viewerState(away, at(1_000)).liveState).not.toBe('unknown');
    expect(viewerState(away, at(MINUTE_MS))).toEqual({ phase, isDelayed: false, liveState: word });
    expect(viewerState({ ...away, state: 'ready' }, at(5 * MINUTE_MS)).liveState).toBe('delayed');
    expect(listedState(away, at(MINUTE_MS))).toBe(state);
  });

  test('every state has a phase, and missing frames show the slate, never the schedule', () => {
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
  ])('program time %i maps to %s', (programMs, offset) => {
    expect(offsetOf(parts, programMs)).toBe(offset);
  });

  test.each([
    [0, 1_000],
    [499, 1_499],
    [500, 5_000],
    [2_499, 6_999],
    [2_500, undefined],
  ])('offset %i maps to program time %s', (offsetMs, programMs) => {
    expect(programTimeAt(parts, offsetMs)).toBe(programMs);
  });
});
