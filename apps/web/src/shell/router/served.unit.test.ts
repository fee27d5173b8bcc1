import { expect, test } from 'vitest';
import { isServed, pageHref } from './served.ts';

test.each(['/api/facilities/1/csv', '/outbox', '/docs/openapi.json', '/art/icons.svg', '/files/a?b=1'])(
  '%s is answered by the server itself',
  href => {
    expect(isServed(href)).toBe(true);
  },
);

test.each(['/', '/account', '/c/artisan/manage', '/artisan', '/documents', '?page=2'])('%s is a page', href => {
  expect(isServed(href)).toBe(false);
});

test('a link that changes only the query stays on its page; any other is kept', () => {
  expect(pageHref('?receipt=a', '/c/artisan/weddings/w/payment')).toBe('/c/artisan/weddings/w/payment?receipt=a');
  expect(pageHref('/account?page=2', '/c/artisan')).toBe('/account?page=2');
});
