import { lengthFrom } from '@kotohogi/contract/schemas/rules/bounds';
import { requiredText } from '@kotohogi/contract/schemas/rules/text';
import { Button } from '@kotohogi/ui/button';
import { TextField } from '@kotohogi/ui/text-field';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { show } from '../testing/show.tsx';
import { loadShellTexts } from '../texts.ts';
import { useContractForm, useField, useTextField } from './contract-form.ts';
import type { ValidationTiming } from './validation-timing.ts';

beforeAll(loadShellTexts);

const schema = z.object({ code: requiredText(9).check(lengthFrom(3, 5)), other: z.string() });
const REQUIRED = 'この項目は必須です。';
const LENGTH = '3〜5文字で入力してください。';

function Form({ timing }: { readonly timing: ValidationTiming | undefined }) {
  const form = useContractForm<z.infer<typeof schema>>({ schema, defaultValues: { code: '', other: '' } });
  const code = useField(form, 'code', timing);
  const other = useTextField(form, 'other');
  return (
    <form onSubmit={form.handleSubmit(() => {})} noValidate>
      <TextField label="番号" {...code} />
      <TextField label="ほか" {...other} />
      <Button type="submit">送る</Button>
    </form>
  );
}

const code = () => page.getByRole('textbox', { name: '番号' });
const leave = () => page.getByRole('textbox', { name: 'ほか' }).click();
const send = () => page.getByRole('button', { name: '送る' }).click();
const type = (text: string) => userEvent.fill(code(), text);
const expectError = (text: string) => expect.element(code()).toHaveAccessibleDescription(text);

/** No error appears: every pending validation has ended after two animation frames. */
async function expectNoError(): Promise<void> {
  const drawn = () => new Promise(resolve => requestAnimationFrame(resolve));
  await drawn();
  await drawn();
  await expectError('');
}

test('always: from the start and on every change', async () => {
  await show(<Form timing="always" />);
  await expectError(REQUIRED);
  await type('12');
  await expectError(LENGTH);
  await type('123');
  await expectNoError();
  await type('1');
  await expectError(LENGTH);
});

test('touch, the default: first on the first blur, then on every change', async () => {
  await show(<Form timing={undefined} />);
  await type('1');
  await expectNoError();
  await leave();
  await expectError(LENGTH);
  await type('123');
  await expectNoError();
  await type('12');
  await expectError(LENGTH);
});

test('blur: on every blur; an error disappears as soon as it is corrected, and no other appears before blur', async () => {
  await show(<Form timing="blur" />);
  await type('1');
  await expectNoError();
  await leave();
  await expectError(LENGTH);
  await type('12');
  await expectError(LENGTH);
  await type('123');
  await expectNoError();
  await type('');
  await expectNoError();
  await leave();
  await expectError(REQUIRED);
  await type('1');
  await expectNoError();
  await leave();
  await expectError(LENGTH);
});

test('change: on every change, never on blur alone', async () => {
  await show(<Form timing="change" />);
  await code().click();
  await leave();
  await expectNoError();
  await type('1');
  await expectError(LENGTH);
  await type('123');
  await expectNoError();
});

test('manual: only by validateAll, and its result stays until the next one', async () => {
  await show(<Form timing="manual" />);
  await type('1');
  await leave();
  await expectNoError();
  await send();
  await expectError(LENGTH);
  await type('123');
  await leave();
  await expectError(LENGTH);
  await send();
  await expectNoError();
});

test('a text field is validated on blur by default', async () => {
  function Text() {
    const form = useContractForm({ schema, defaultValues: { code: '', other: '' } });
    return <TextField label="番号" {...useTextField(form, 'code')} />;
  }
  await show(<Text />);
  await code().click();
  await userEvent.tab();
  await expectError(REQUIRED);
  await type('1');
  await expectNoError();
});
