import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterEvent, type ConnectionEvent, initialConnection } from './connection-state.ts';

const after = (...events: readonly ConnectionEvent[]) => events.reduce(afterEvent, initialConnection);

const EVENTS: readonly ConnectionEvent[] = [
  'connecting',
  'connect',
  'disconnect',
  'reconnect_attempt',
  'connect_error',
  'timeout',
  'reconnect_error',
  'reconnect_failed',
];

describe('given the line to the server', () => {
  test('when nothing has happened, then it is pending', () => {
    expect(initialConnection).toEqual({ state: 'pending', isReconnecting: false });
  });

  test.each<[ConnectionEvent]>([['connect_error'], ['timeout'], ['reconnect_error'], ['reconnect_failed']])(
    'when %s comes, then it has failed',
    event => {
      expect(after('connecting', event).state).toBe('failed');
    },
  );

  test('when it breaks off and is tried again, then it says so until it stands or is given up', () => {
    expect(after('connecting', 'connect', 'disconnect')).toEqual({ state: 'disconnected', isReconnecting: false });
    const trying = after('connecting', 'connect', 'disconnect', 'reconnect_attempt', 'reconnect_error');
    expect(trying).toEqual({ state: 'failed', isReconnecting: true });
    expect(afterEvent(trying, 'connect')).toEqual({ state: 'connected', isReconnecting: false });
    expect(afterEvent(trying, 'reconnect_failed')).toEqual({ state: 'failed', isReconnecting: false });
  });

  test('a line that stands is never being tried again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS)), events => {
        const line = after(...events);
        if (line.state === 'connected') expect(line.isReconnecting).toBe(events.at(-1) === 'reconnect_attempt');
      }),
    );
  });
});
