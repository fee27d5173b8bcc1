import type { SessionUser } from '@kotohogi/contract/session';
import { Button } from '@kotohogi/ui/button';
import { TextField } from '@kotohogi/ui/text-field';
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { statusError } from '../../shell/api/api-error.ts';
import { createQueryClient } from '../../shell/api/query-client.ts';
import { LeaveGuard } from '../../shell/form/leave-guard.tsx';
import { addTexts } from '../../shell/i18n/text.ts';
import { keepPage } from '../../shell/session/ended-session.ts';
import { expectAccessible } from '../../shell/testing/accessible.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { EndedSession } from './ended-session.tsx';
import { ja } from './messages.ja.ts';

const USER: SessionUser = {
  id: 1,
  name: '原田 真理子',
  email: 'harada@example.jp',
  ...{ adminAttr: [], companyAttr: [], facilityAttr: [], weddingAttr: [] },
};

let isIn: boolean;
/** What was saved, in order. */
let saved: string[];
/** How often the page was left for the login. */
let left: number;
/** What the login was sent. */
let sent: unknown;

beforeAll(async () => {
  addTexts(ja);
  await loadShellTexts();
});

beforeEach(() => {
  isIn = false;
  saved = [];
  left = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent = JSON.parse(String(body));
    isIn = true;
    return Response.json({ profile: USER });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function Hall() {
  const [name, setName] = useState('');
  const [reads, setReads] = useState(0);
  const save = useMutation({
    mutationFn: async () => {
      if (!isIn) throw statusError(401);
      saved.push(name);
    },
  });
  const read = useQuery({
    queryKey: ['hall', reads],
    queryFn: async () => {
      if (!isIn) throw statusError(401);
      return '本館2階';
    },
    enabled: reads > 0,
  });
  return (
    <main>
      <TextField label="会場名" value={name} onChange={setName} />
      <Button onPress={() => save.mutate()}>保存する</Button>
      <Button onPress={() => setReads(reads + 1)}>読みなおす</Button>
      <p>{read.data}</p>
      <LeaveGuard isDirty={name !== ''} />
      <EndedSession user={USER} loginHref="/login" />
    </main>
  );
}

function Page() {
  const [client] = useState(() =>
    createQueryClient(by => {
      if (!keepPage(by)) left += 1;
    }),
  );
  return (
    <QueryClientProvider client={client}>
      <Routed part={Hall} />
    </QueryClientProvider>
  );
}

const dialog = page.getByRole('dialog', { name: 'もう一度ログインしてください' });

async function signIn() {
  await dialog.getByLabelText('パスワード', { exact: false }).first().fill('kotohogi-demo');
  await dialog.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

test('given typed text, when a save finds the session ended, then its owner signs in above the page and saves again', async () => {
  await show(<Page />);
  const name = page.getByRole('textbox', { name: '会場名' });
  await name.fill('水の庭');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'メールアドレス' })).toHaveAttribute('readonly');
  await expect.element(dialog.getByLabelText('パスワード', { exact: false }).first()).toHaveFocus();
  await expectAccessible();
  await signIn();
  expect(sent).toEqual({ email: USER.email, password: 'kotohogi-demo' });
  await expect.element(name).toHaveValue('水の庭');
  expect(saved).toEqual([]);
  await page.getByRole('button', { name: '保存する' }).click();
  await expect.poll(() => saved).toEqual(['水の庭']);
  expect(left).toBe(0);
});

test('given a read that finds the session ended, then the page is left only if nothing is unsaved', async () => {
  await show(<Page />);
  const read = page.getByRole('button', { name: '読みなおす' });
  await read.click();
  await expect.poll(() => left).toBe(1);
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: '会場名' }).fill('水の庭');
  await read.click();
  await expect.element(dialog).toBeVisible();
  expect(left).toBe(1);
  await signIn();
  await expect.element(page.getByText('本館2階')).toBeVisible();
});
