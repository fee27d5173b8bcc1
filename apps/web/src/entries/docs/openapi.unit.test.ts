import { describe, expect, test } from 'vitest';
import { findCalls, linesOf, readCalls, typeText } from './openapi.ts';

const gift = {
  operationId: 'gift.send',
  summary: 'Sends gift money',
  tags: ['gift'],
  'x-access': 'attendant',
  'x-scope': 'wedding',
  'x-idempotent': true,
  parameters: [{ name: 'weddingId', in: 'path', required: true, schema: { type: 'integer' } }],
  requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
  responses: { 200: { description: 'OK' } },
};
const read = {
  ...gift,
  operationId: 'facility.get',
  summary: 'A facility',
  'x-access': { any: ['facility:read:facility'] },
};
const calls = readCalls({ paths: { '/gifts': { post: gift }, '/facilities/{id}': { get: read } } });

describe('given the OpenAPI description', () => {
  test('they are ordered by name, with method and path', () => {
    expect(calls.map(({ operationId, method, path }) => [operationId, method, path])).toEqual([
      ['facility.get', 'GET', '/facilities/{id}'],
      ['gift.send', 'POST', '/gifts'],
    ]);
  });

  test.each([
    ['gift', ['gift.send']],
    ['READ facility', ['facility.get']],
    ['post gifts', ['gift.send']],
    ['', ['facility.get', 'gift.send']],
    ['nothing', []],
  ])('%j finds %j', (question, names) => {
    expect(findCalls(calls, question).map(call => call.operationId)).toEqual(names);
  });

  test('an invalid description is rejected', () => {
    expect(() => readCalls({ paths: { '/x': { get: {} } } })).toThrow();
  });
});

describe('given a schema', () => {
  test.each([
    [{ type: 'string', maxLength: 100 }, 'string (maxLength 100)'],
    [{ enum: ['live', 'absent'] }, '"live" | "absent"'],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer | null'],
    [{ type: 'array', items: { type: 'string' }, maxItems: 3 }, 'array of string (maxItems 3)'],
    [{ const: true }, 'true'],
    [{}, '…'],
  ])('%j reads %s', (schema, words) => {
    expect(typeText(schema)).toBe(words);
  });

  test('its properties are lines, nested ones indented', () => {
    const rows = {
      type: 'array',
      items: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
    };
    const lines = linesOf({ type: 'object', properties: { rows, note: { type: 'string' } }, required: ['rows'] });
    expect(lines.map(({ name, depth, isRequired }) => [name, depth, isRequired])).toEqual([
      ['rows', 0, true],
      ['id', 1, true],
      ['note', 0, false],
    ]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
  });
});
