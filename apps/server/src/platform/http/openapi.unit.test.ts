import { endpoint } from '@kotohogi/contract/kit/endpoint';
import { session } from '@kotohogi/contract/session';
import { wedding } from '@kotohogi/contract/wedding';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describe } from './openapi.ts';

const document = describe(
  [...Object.values(wedding), ...Object.values(session)],
  'Kotohogi',
  'https://kotohogi.example',
) as {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        'x-scope': string;
        parameters: { name: string; in: string; required: boolean }[];
        requestBody?: unknown;
        security: unknown;
        responses: Record<string, unknown>;
      }
    >
  >;
};

test('given the endpoints of the contract, then each is one operation of OpenAPI 3.1 with its parameters, body and refusals', () => {
  expect(document.openapi).toBe('3.1.0');
  const create = document.paths['/facilities/{facilityId}/weddings']?.post;
  expect(create?.operationId).toBe('wedding.create');
  expect(create?.parameters).toEqual([expect.objectContaining({ name: 'facilityId', in: 'path', required: true })]);
  expect(JSON.stringify(create?.requestBody)).toContain('"reservationId"');
  expect(create?.responses['422']).toMatchObject({ description: expect.stringContaining('wedding_key_taken') });
  const list = document.paths['/facilities/{facilityId}/weddings']?.get;
  expect(list?.parameters.find(one => one.name === 'page')).toMatchObject({ in: 'query', required: false });
});

test('given the endpoints of the contract, then each states whether a program may call it with an API key', () => {
  const keys = [{ apiKey: [] }, { bearer: [] }];
  expect(document.paths['/facilities/{facilityId}/weddings']?.post?.security).toEqual(keys);
  expect(document.paths['/auth/session']?.get?.security).toEqual([{}, ...keys]);
  expect(document.paths['/auth/login']?.post?.security).toEqual([]);
  expect(JSON.stringify(document)).toContain('"name":"X-API-KEY"');
  expect(document.paths['/facilities/{facilityId}/weddings']?.post?.['x-scope']).toBe('facility');
});

test('given an idempotent endpoint, then its key is a required header, and a reused key is 409', () => {
  const row = endpoint({
    name: 'a.b',
    method: 'POST',
    path: '/a',
    summary: '',
    access: 'open',
    audit: { none: '' },
    output: z.object({}),
    idempotent: true,
  });
  const text = JSON.stringify(describe([row], 't', 'u'));
  for (const part of ['"Idempotency-Key"', '"409":{"description":"idempotency_key_reused"'])
    expect(text).toContain(part);
});
