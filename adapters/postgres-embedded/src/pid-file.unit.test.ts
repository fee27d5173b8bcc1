import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePidFile } from './pid-file.ts';

const READY = '4711\n/data\n1795200000\n5433\n\n127.0.0.1\n   229376     3\nready   \n';

test('given the file of a ready postmaster, its process, port and status are read', () => {
  expect(parsePidFile(READY)).toEqual({ pid: 4711, port: 5433, status: 'ready' });
});

test('given a postmaster that is starting, stopping, or has only just created its file, it is not ready', () => {
  expect(parsePidFile(READY.replace('ready', 'starting'))).toEqual({ pid: 4711, port: 5433, status: 'starting' });
  expect(parsePidFile(READY.replace('ready', 'stopping'))?.status).toBe('stopping');
  expect(parsePidFile('4711\n')).toEqual({ pid: 4711, port: undefined, status: 'starting' });
});

test('given any text, parsing does not throw and requires a leading process number', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const file = parsePidFile(text);
      expect(file === undefined || /^[1-9]\d*$/.test(String(file.pid))).toBe(true);
    }),
  );
  expect(parsePidFile('')).toBeUndefined();
  expect(parsePidFile('-4711\n')).toBeUndefined();
});
