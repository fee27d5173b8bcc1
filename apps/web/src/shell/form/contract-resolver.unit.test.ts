import { requiredText } from '@kotohogi/contract/rules/text';
import { rulesJa } from '@kotohogi/contract/texts/rules.ja';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { pretendBrowser } from '../testing/browser-globals.ts';

let resolverOf: typeof import('./contract-resolver.ts').contractResolver;
beforeAll(async () => {
  pretendBrowser();
  resolverOf = (await import('./contract-resolver.ts')).contractResolver;
  await (await import('../texts.ts')).loadShellTexts();
});

const schema = z.object({ title: requiredText(5), parts: z.array(z.object({ name: requiredText(3) })) });
const options = { fields: {}, shouldUseNativeValidation: undefined } as const;

describe('given a form validated by the contract', () => {
  test('when everything is valid, its values stay as typed', async () => {
    const values = { title: ' ab ', parts: [{ name: 'x' }] };
    expect(await resolverOf(schema)(values, undefined, options)).toEqual({ values, errors: {} });
  });

  test('when fields are invalid, each has its first error, also inside a list', async () => {
    const values = { title: '', parts: [{ name: 'x' }, { name: 'abcd' }] };
    const { errors } = await resolverOf(schema)(values, undefined, options);
    expect(errors).toEqual({
      title: { type: 'required', message: rulesJa.required },
      parts: [undefined, { name: { type: 'maxLength', message: '3文字以内で入力してください。' } }],
    });
  });

  test('when the contract has a field the form lacks, that is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await resolverOf(schema)({ parts: [] }, undefined, options);
    expect(logged).toHaveBeenCalledWith(
      'a form lacks a field of its contract',
      expect.objectContaining({ path: 'title' }),
    );
    logged.mockRestore();
  });
});
