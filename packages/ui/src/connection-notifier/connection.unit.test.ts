import { expect, test } from 'vitest';
import {
  afterChange,
  type Connection,
  type ConnectionState,
  disappearsByItself,
  type NotifierState,
  QUIET,
} from './connection.ts';

const is = (state: ConnectionState, isReconnecting = false): Connection => ({ state, isReconnecting });
const after = (...connections: readonly Connection[]): NotifierState => connections.reduce(afterChange, QUIET);

test('nothing is announced until the first result, and a first success is not announced', () => {
  expect(after(is('connecting')).change).toBeNull();
  expect(after(is('connecting'), is('connected')).change).toBeNull();
});

test('a first failure is announced', () => {
  expect(after(is('connecting'), is('failed')).change).toBe('failed');
});

test('every change after the first result is announced', () => {
  const connected = after(is('connecting'), is('connected'));
  expect(afterChange(connected, is('disconnected')).change).toBe('disconnected');
  expect(afterChange(connected, is('disconnected', true)).change).toBe('reconnecting');
  expect(
    [is('disconnected', true), is('connecting', true), is('connected')].reduce(afterChange, connected).change,
  ).toBe('connected');
});

test('the same connection again changes nothing', () => {
  const connected = after(is('connected'));
  expect(afterChange(connected, is('connected'))).toBe(connected);
});

test('reconnecting stays, everything else disappears on its own', () => {
  expect(disappearsByItself('reconnecting')).toBe(false);
  expect(disappearsByItself('connected')).toBe(true);
  expect(disappearsByItself('failed')).toBe(true);
  expect(disappearsByItself(null)).toBe(false);
});
