import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pretendBrowser } from '../testing/browser-globals.ts';
import { log, mask } from './log.ts';

beforeAll(() => pretendBrowser());

describe('given facts for the log', () => {
  test('when a field is personal or secret, its value does not leave the browser', () => {
    expect(
      mask({
        password: 'a',
        newPassword: 'b',
        Cookie: 'c',
        apiKey: 'd',
        'x-api-key': 'e',
        api_key: 'f',
        email: 'g',
        multipleEmail: 'h',
        name: 'i',
        nickName: 'j',
        nameKana: 'k',
        message: 'l',
        token: 'm',
        hallId: 3,
        state: 'ready',
      }),
    ).toEqual({
      password: '***',
      newPassword: '***',
      Cookie: '***',
      apiKey: '***',
      'x-api-key': '***',
      api_key: '***',
      email: '***',
      multipleEmail: '***',
      name: '***',
      nickName: '***',
      nameKana: '***',
      message: '***',
      token: '***',
      hallId: 3,
      state: 'ready',
    });
  });

  test('when they are nested, they are masked up to a maximum depth', () => {
    expect(mask({ a: [{ b: { email: 'x' } }] })).toEqual({ a: [{ b: { email: '***' } }] });
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(JSON.stringify(mask(circle))).toContain('…');
  });

  test('when texts are long, 255 characters are kept, and 1000 of a stack', () => {
    expect(mask('x'.repeat(300))).toHaveLength(255);
    const error = new Error('y'.repeat(300));
    error.stack = 'z'.repeat(2000);
    expect(mask(error)).toEqual({ type: 'Error', text: 'y'.repeat(255), stack: 'z'.repeat(1000) });
  });
});

test('the server gets every line, masked', () => {
  for (const level of ['info', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  const sendBeacon = vi.fn<(url: string, line: string) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  log.info('a fact', { email: 'a@example.jp', id: 3 });
  log.error('a failure');
  expect(sendBeacon.mock.calls.map(([url, line]) => [url, JSON.parse(line)])).toEqual([
    ['/api/log', { level: 'info', text: 'a fact', facts: { email: '***', id: 3 } }],
    ['/api/log', { level: 'error', text: 'a failure' }],
  ]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
