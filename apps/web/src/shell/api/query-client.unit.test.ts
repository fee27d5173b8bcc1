import { beforeAll, describe, expect, test } from 'vitest';
import { pretendBrowser } from '../testing/browser-globals.ts';

let errors: typeof import('./api-error.ts');
let clients: typeof import('./query-client.ts');
beforeAll(async () => {
  pretendBrowser();
  errors = await import('./api-error.ts');
  clients = await import('./query-client.ts');
});

describe('given the cache of a page', () => {
  test('when a read or a write finds the user signed out, onSignedOut runs; a failed login is different', async () => {
    const calls: string[] = [];
    const client = clients.createQueryClient(by => calls.push(by));
    const ask = (error: Error) =>
      client
        .fetchQuery({ queryKey: [error.message, calls.length], queryFn: () => Promise.reject(error), retry: false })
        .catch(() => undefined);
    const write = (error: Error) =>
      client
        .getMutationCache()
        .build(client, { mutationFn: () => Promise.reject(error) })
        .execute(undefined)
        .catch(() => undefined);
    await ask(errors.statusError(401));
    await write(errors.statusError(401));
    expect(calls).toEqual(['read', 'write']);
    const refused = { id: 'login_failed', status: 401, message: 'Refused', userMessage: '' };
    await ask(new errors.ApiError(refused));
    await ask(errors.statusError(403));
    await write(errors.statusError(403));
    expect(calls).toEqual(['read', 'write']);
  });

  test('only calls without an answer are retried, at most twice', () => {
    expect(clients.mayAskAgain(0, errors.statusError(600))).toBe(true);
    expect(clients.mayAskAgain(1, new Error('a surprise'))).toBe(true);
    expect(clients.mayAskAgain(2, errors.statusError(600))).toBe(false);
    expect(clients.mayAskAgain(0, errors.statusError(500))).toBe(false);
    expect(clients.mayAskAgain(0, errors.statusError(404))).toBe(false);
  });
});
