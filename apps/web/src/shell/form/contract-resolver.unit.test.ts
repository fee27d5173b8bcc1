import { requiredText } from '@kotohogi/contract/rules/text';
import { rulesJa } from '@kotohogi/contract/texts/rules.ja';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { pretendBrowser } from '../testing/browser-globals.ts';

let resolverOf: typeof import('./contract-resolver.ts').contractResolver;
beforeAll(async () => {
  pretendBrowser();
  resolverOf = (await import('./contract-resolver.ts')).contractResolver;
  await (await import('./rule-texts.ts')).loadRuleTexts();
});

const schema = z.object({ title: requiredText(5), parts: z.array(z.object({ name: requiredText(3) })) });
const options = { fields: {}, shouldUseNativeValidation: undefined } as const;

describe('given a form held to the contract', () => {
  test('when all is right, then its values stay as they were typed', async () => {
    const values = { title: ' ab ', parts: [{ name: 'x' }] };
    expect(await resolverOf(schema)(values, undefined, options)).toEqual({ values, errors: {} });
  });

  test('when fields are wrong, then each has the first of its defects, also inside a list', async () => {
    const values = { title: '', parts: [{ name: 'x' }, { name: 'abcd' }] };
    const { errors } = await resolverOf(schema)(values, undefined, options);
    expect(errors).toEqual({
      title: { type: 'required', message: rulesJa.required },
      parts: [undefined, { name: { type: 'maxLength', message: '3文字以内で入力してください。' } }],
    });
  });

  test('when the contract wants a field the form does not have, then the log says so', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await resolverOf(schema)({ parts: [] }, undefined, options);
    expect(told).toHaveBeenCalledWith(
      'a form lacks a field of its contract',
      expect.objectContaining({ path: 'title' }),
    );
    told.mockRestore();
  });
});
