import { ERROR_STATUSES } from '@kotohogi/contract/texts/status';
import { expect, test } from 'vitest';
import { reactionTo } from './reaction.ts';

test('every status of the catalog has its reaction', () => {
  expect(Object.fromEntries(ERROR_STATUSES.map(status => [status, reactionTo(status)]))).toEqual({
    400: 'message',
    401: 'login',
    403: 'error-page',
    404: 'error-page',
    406: 'message',
    408: 'retry',
    409: 'newer',
    410: 'error-page',
    413: 'message',
    414: 'message',
    415: 'message',
    421: 'message',
    422: 'fields',
    423: 'message',
    429: 'retry',
    500: 'retry',
    503: 'retry',
    504: 'retry',
    600: 'retry',
  });
});
