import { TextField } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { show } from '../testing/show.tsx';
import { useContractForm, useTextField } from './contract-form.ts';
import { readStored } from './storage.ts';
import { useStoredText } from './stored-text.ts';
import { useStoredValues } from './stored-values.ts';

/** What the server has stored. */
let saved = '';
let emit = (): void => undefined;
let reload = (): void => undefined;
beforeEach(() => {
  localStorage.clear();
  saved = 'はじめの文章';
});

function StoredField({ initial }: { readonly initial: string }) {
  const { text, setText, isOvertaken } = useStoredText('words', initial);
  return (
    <main>
      <TextField label="文章" value={text} onChange={setText} />
      <output aria-label="先を越された">{String(isOvertaken)}</output>
    </main>
  );
}

/** The document: an open page is notified of a save, a reloaded page reads it. */
function Tab() {
  const [{ round, initial }, set] = useState({ round: 0, initial: saved });
  emit = () => set({ round, initial: saved });
  reload = () => set({ round: round + 1, initial: saved });
  return <StoredField key={round} initial={initial} />;
}

const field = page.getByRole('textbox', { name: '文章' });
const overtaken = page.getByLabelText('先を越された');

test('given an untouched text, when another version is saved, the field follows', async () => {
  await show(<Tab />);
  saved = 'パートナーの文章';
  emit();
  await expect.element(field).toHaveValue('パートナーの文章');
  await expect.element(overtaken).toHaveTextContent('false');
  expect(readStored('words')).toBeUndefined();
});

test('given a text being edited, when another version is saved, the edit stays with a notice, also after a reload', async () => {
  await show(<Tab />);
  await userEvent.fill(field, 'わたしの文章');
  saved = 'パートナーの文章';
  emit();
  await expect.element(overtaken).toHaveTextContent('true');
  await expect.element(field).toHaveValue('わたしの文章');
  reload();
  await expect.element(field).toHaveValue('わたしの文章');
  await expect.element(overtaken).toHaveTextContent('true');
  saved = 'わたしの文章';
  emit();
  await expect.element(overtaken).toHaveTextContent('false');
  await expect.poll(() => readStored('words')).toBeUndefined();
});

const schema = z.object({ name: z.string(), answer: z.string(), password: z.string() });
const SECRET = ['password'] as const;

function Entry({ answer }: { readonly answer: string }) {
  const form = useContractForm<z.infer<typeof schema>>({ schema, defaultValues: { name: '', answer, password: '' } });
  useStoredValues(form, 'entry', SECRET);
  const [name, password] = [useTextField(form, 'name'), useTextField(form, 'password')];
  return (
    <main>
      <TextField label="お名前" {...name} />
      <TextField label="合言葉" {...password} />
      <TextField label="お返事" {...useTextField(form, 'answer')} />
    </main>
  );
}

function EntryTab() {
  const [{ round, answer }, set] = useState({ round: 0, answer: saved });
  reload = () => set({ round: round + 1, answer: saved });
  return <Entry key={round} answer={answer} />;
}

test('given an interrupted form, when it is reopened, the input is restored, without secrets or untouched fields', async () => {
  const box = (name: string) => page.getByRole('textbox', { name });
  await show(<EntryTab />);
  await userEvent.fill(box('お名前'), '山田 花');
  await userEvent.fill(box('合言葉'), 'himitsu');
  saved = '欠席';
  reload();
  await expect.element(box('お名前')).toHaveValue('山田 花');
  await expect.element(box('合言葉')).toHaveValue('');
  await expect.element(box('お返事')).toHaveValue('欠席');
  await userEvent.fill(box('お名前'), '');
  await expect.poll(() => readStored('entry')).toBeUndefined();
});
