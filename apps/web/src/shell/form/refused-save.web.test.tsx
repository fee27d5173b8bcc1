import { Button } from '@kotohogi/ui/button';
import { TextField } from '@kotohogi/ui/text-field';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { type ApiError, statusError } from '../api/api-error.ts';
import { useFailureNotice } from '../api/use-failure-notice.ts';
import { show } from '../testing/show.tsx';
import { loadShellTexts } from '../texts.ts';
import { useContractForm, useTextField } from './contract-form.ts';
import { useSubmit } from './use-submit.ts';

beforeAll(loadShellTexts);

let failure: ApiError | undefined;
let sent: string[] = [];
beforeEach(() => {
  failure = undefined;
  sent = [];
});

const schema = z.object({ name: z.string() });

function NameForm() {
  const form = useContractForm<{ name: string }>({ schema, defaultValues: { name: '' } });
  const submit = useSubmit(form, async ({ name }) => {
    if (failure !== undefined) throw failure;
    sent.push(name);
  });
  return (
    <form onSubmit={submit} noValidate>
      <TextField label="お名前" {...useTextField(form, 'name')} />
      <Button type="submit">保存する</Button>
    </form>
  );
}

const field = () => page.getByRole('textbox', { name: 'お名前' });
const save = () => page.getByRole('button', { name: '保存する' }).click();
const messages = () => page.getByRole('alert').getByText(/./).all();
const KEPT = '入力した内容は、この画面に残っています。';

test.each([403, 404, 410])(
  'given a form whose save answers %d, then the text stays and can be saved later',
  async status => {
    failure = statusError(status);
    await show(<NameForm />);
    await userEvent.fill(field(), '小林ゆい');
    await save();
    await expect.element(page.getByText(`${failure.userMessage} ${KEPT}`)).toBeVisible();
    await expect.element(field()).toHaveValue('小林ゆい');
    await save();
    await expect.poll(() => messages().length).toBe(1);
    failure = undefined;
    await save();
    await expect.poll(() => sent).toEqual(['小林ゆい']);
    await expect.element(page.getByText(KEPT)).not.toBeInTheDocument();
  },
);

function Switch() {
  const notify = useFailureNotice();
  return <Button onPress={() => notify(statusError(404))}>取り消す</Button>;
}

test('given a write without a form, when it is refused, then only the reason appears and the page stays', async () => {
  await show(<Switch />);
  await page.getByRole('button', { name: '取り消す' }).click();
  await expect.element(page.getByText(statusError(404).userMessage, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '取り消す' })).toBeVisible();
});
