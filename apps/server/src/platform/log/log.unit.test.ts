import { describe, expect, test } from 'vitest';
import { mask } from './log.ts';

describe('given a value to log', () => {
  test.each([
    'password',
    'Cookie',
    'x-api-key',
    'apiKey',
    'email',
    'name',
    'nameKana',
    'message',
    'token',
    'shopPass',
    'accountNumber',
    'accountHolder',
    'firstNameKana',
    'address2',
  ])('when it has a field %s, then its value is masked at any depth', field => {
    const secret = 'the-secret-itself';
    const masked = JSON.stringify(mask({ [field]: secret, inner: [{ deeper: { [field]: { of: secret } } }] }));
    expect(masked).not.toContain(secret);
    expect(masked).toContain('***');
  });

  test('when a field names a thing, then it is kept', () => {
    expect(mask({ hostname: 'web-1', jobName: 'live.check' })).toEqual({ hostname: 'web-1', jobName: 'live.check' });
  });

  test('when a string is long, then it is cut after 255 characters, and a stack after 1000', () => {
    const error = new Error('x'.repeat(400));
    error.stack = 'at somewhere\n'.repeat(200);
    const masked = mask({ text: 'あ'.repeat(256), short: 'あ'.repeat(255), error }) as {
      text: string;
      short: string;
      error: { type: string; message: string; stack: string };
    };
    expect(masked.text).toBe(`${'あ'.repeat(255)}…`);
    expect(masked.short).toBe('あ'.repeat(255));
    expect(masked.error.message).toHaveLength(256);
    expect(masked.error.stack).toHaveLength(1000);
  });

  test('when it refers to itself, then masking still terminates', () => {
    const loop: Record<string, unknown> = { a: 1 };
    loop.itself = loop;
    expect(JSON.stringify(mask(loop))).toContain('{…}');
  });
});
