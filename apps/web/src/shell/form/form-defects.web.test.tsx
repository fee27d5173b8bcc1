import { patch } from '@kotohogi/contract/schemas/rules/patch';
import { personName, requiredText } from '@kotohogi/contract/schemas/rules/text';
import { Button } from '@kotohogi/ui/button';
import { FormGroup } from '@kotohogi/ui/form-group';
import { TextField } from '@kotohogi/ui/text-field';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { ApiError } from '../api/api-error.ts';
import { show } from '../testing/show.tsx';
import { loadShellTexts } from '../texts.ts';
import { changedFields } from './changed-fields.ts';
import { assignErrors, useContractForm, useTextField } from './contract-form.ts';
import { useFormGroup } from './form-group.ts';
import { useSubmit } from './use-submit.ts';
import type { ValidationTiming } from './validation-timing.ts';

beforeAll(loadShellTexts);

const HEADER_PX = 56;
const UNDER_HEADER_PX = 30;
const REQUIRED = 'この項目は必須です。';

const schema = z.object({
  first: z.string(),
  name: personName,
  host: z.object({ mail: requiredText(9), tel: z.string() }),
});
type Values = z.infer<typeof schema>;
const EMPTY: Values = { first: '', name: '', host: { mail: '', tel: '' } };

const field = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => page.getByRole('button', { name }).click();

/** A page longer than the screen, below a sticky header. */
function LongForm({ onSend = () => {} }: { readonly onSend?: (values: Values) => void }) {
  const form = useContractForm<Values>({ schema, defaultValues: EMPTY });
  const submit = useSubmit(form, async values => onSend(values));
  const host = useFormGroup(form, ['host']);
  return (
    <>
      <header
        data-kit-sticky
        style={{ position: 'sticky', top: 0, height: HEADER_PX, background: 'white', zIndex: 1 }}
      />
      <form onSubmit={submit} noValidate style={{ display: 'grid', gap: 600, paddingBottom: 900 }}>
        <TextField label="はじめ" {...useTextField(form, 'first')} />
        <TextField label="お名前" {...useTextField(form, 'name')} />
        <FormGroup legend="ご連絡先" ref={host.ref}>
          <TextField label="メール" {...useTextField(form, 'host.mail', 'manual')} />
          <TextField label="電話" {...useTextField(form, 'host.tel')} />
        </FormGroup>
        <Button onPress={() => void host.validateAll()}>ここまで確認</Button>
        <Button type="submit">送る</Button>
      </form>
    </>
  );
}

/** Position of a whole field, including its label, below the header. */
function underHeader(name: string): number {
  const whole = field(name).element().parentElement?.closest('[data-rac][data-invalid]');
  return (whole?.getBoundingClientRect().top ?? Number.NaN) - HEADER_PX;
}

async function expectUnderHeader(name: string): Promise<void> {
  await expect.poll(() => Math.abs(underHeader(name) - UNDER_HEADER_PX)).toBeLessThanOrEqual(1);
  await expect.element(field(name)).toHaveFocus();
}

test('validateAll scrolls to the first invalid field: 30 px below the header, and it has the focus', async () => {
  const onSend = vi.fn();
  await show(<LongForm onSend={onSend} />);
  await press('送る');
  await expectUnderHeader('お名前');
  await expect.element(field('はじめ')).toBeValid();
  await expect.element(field('メール')).toBeInvalid();
  expect(onSend).not.toHaveBeenCalled();
});

test('validateAll of a group checks only that group and scrolls to its first invalid field', async () => {
  await show(<LongForm />);
  const group = page.getByRole('group', { name: /^ご連絡先/ });
  await expect.element(group).toHaveAttribute('data-state', 'valid');
  await press('ここまで確認');
  await expect.element(group).toHaveAttribute('data-state', 'invalid');
  await expectUnderHeader('メール');
  await expect.element(field('お名前')).toBeValid();
  await userEvent.fill(field('メール'), 'a@b.jp');
  await press('ここまで確認');
  await expect.element(group).toHaveAttribute('data-state', 'valid');
});

const refusal = new ApiError({
  id: 'http_422',
  status: 422,
  message: 'defects',
  userMessage: '入力内容に不備があります。',
  validates: [{ path: 'name', rule: 'taken', message: 'この名前は使われています。' }],
});

function Refused({ timing }: { readonly timing: ValidationTiming }) {
  const form = useContractForm<Values>({ schema, defaultValues: { ...EMPTY, name: '小林' } });
  return (
    <>
      <TextField label="お名前" {...useTextField(form, 'name', timing)} />
      <TextField label="はじめ" {...useTextField(form, 'first', 'change')} />
      <Button onPress={() => assignErrors(form, refusal)}>送る</Button>
    </>
  );
}

test.each(['always', 'touch', 'blur', 'change', 'manual'] as const)(
  'an error of the server lands on its field (%s) and stays until that field changes',
  async timing => {
    await show(<Refused timing={timing} />);
    await press('送る');
    await expect.element(field('お名前')).toHaveAccessibleDescription('この名前は使われています。');
    await expect.element(field('お名前')).toHaveFocus();
    await userEvent.fill(field('はじめ'), 'ほかの項目');
    await field('お名前').click();
    await userEvent.tab();
    await expect.element(field('お名前')).toHaveAccessibleDescription('この名前は使われています。');
    await userEvent.fill(field('お名前'), '小林ゆい');
    await expect.element(field('お名前')).toHaveAccessibleDescription('');
  },
);

test('a patch form sends only what was changed, and does not let a required field be emptied', async () => {
  const stored = { name: '小林', note: '' };
  const onSend = vi.fn();
  function Patch() {
    const form = useContractForm<typeof stored>({
      schema: patch({ name: personName, note: z.string() }),
      defaultValues: stored,
    });
    return (
      <form onSubmit={useSubmit(form, async values => onSend(changedFields(values, stored)))} noValidate>
        <TextField label="お名前" {...useTextField(form, 'name')} />
        <TextField label="メモ" {...useTextField(form, 'note')} />
        <Button type="submit">送る</Button>
      </form>
    );
  }
  await show(<Patch />);
  await userEvent.fill(field('お名前'), '');
  await press('送る');
  await expect.element(field('お名前')).toHaveAccessibleDescription(REQUIRED);
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.fill(field('お名前'), '小林');
  await userEvent.fill(field('メモ'), '車いすで参列');
  await press('送る');
  await expect.poll(() => onSend.mock.calls).toEqual([[{ note: '車いすで参列' }]]);
});
