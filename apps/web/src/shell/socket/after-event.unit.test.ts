import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterEvent, type ConnectionEvent } from './after-event.ts';
import { initialConnection } from './connection-state.ts';

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

describe('given the connection to the server', () => {
  test('when nothing has happened, it is pending', () => {
    expect(initialConnection).toEqual({ state: 'pending', isReconnecting: false });
  });

  test.each<[ConnectionEvent]>([['connect_error'], ['timeout'], ['reconnect_error'], ['reconnect_failed']])(
    'when %s comes, then it has failed',
    event => {
      expect(after('connecting', event).state).toBe('failed');
    },
  );

  test('when it breaks off and reconnects, it says so until it is connected or gives up', () => {
    expect(after('connecting', 'connect', 'disconnect')).toEqual({ state: 'disconnected', isReconnecting: false });
    const trying = after('connecting', 'connect', 'disconnect', 'reconnect_attempt', 'reconnect_error');
    expect(trying).toEqual({ state: 'failed', isReconnecting: true });
    expect(afterEvent(trying, 'connect')).toEqual({ state: 'connected', isReconnecting: false });
    expect(afterEvent(trying, 'reconnect_failed')).toEqual({ state: 'failed', isReconnecting: false });
  });

  test('a connected line is never reconnecting', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS)), events => {
        const line = after(...events);
        if (line.state === 'connected') expect(line.isReconnecting).toBe(events.at(-1) === 'reconnect_attempt');
      }),
    );
  });
});
