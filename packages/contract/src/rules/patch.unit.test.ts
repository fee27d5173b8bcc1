import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { between } from './bounds.ts';
import { patch } from './patch.ts';
import { check } from './rule.ts';
import { email, optionalText, personName, ticked } from './text.ts';

const schema = patch({
  name: personName,
  email,
  note: optionalText(5),
  amount: z.number().check(between(1, 9)),
  design: z.nullable(z.string()),
  isAgreed: ticked,
});

describe('given the rules of a patch', () => {
  test.each([
    ['nothing at all', {}],
    ['a field that is not there', { name: undefined }],
    ['one of the fields', { name: 'あ' }],
    ['an optional text that was emptied', { note: '' }],
    ['an empty value, where it is allowed', { design: null }],
    ['several', { email: 'a@example.jp', amount: 9 }],
  ])('%s is taken', (_, body) => {
    expect(check(schema, body)).toEqual({ ok: true, value: body });
  });

  test.each([
    ['a required text that was emptied', { name: '' }, 'name', 'required'],
    ['a required text of spaces', { name: ' 　' }, 'name', 'required'],
    ['an empty value, where one is required', { email: null }, 'email', 'required'],
    ['a number that was removed', { amount: null }, 'amount', 'required'],
    ['a checkbox that was cleared', { isAgreed: false }, 'isAgreed', 'required'],
    ['a wrong mail address', { email: 'a@' }, 'email', 'email'],
    ['a text that is too long', { note: '123456' }, 'note', 'maxLength'],
  ])('%s is refused', (_, body, path, rule) => {
    expect(check(schema, body)).toEqual({ ok: false, broken: [expect.objectContaining({ path, rule })] });
  });
});
