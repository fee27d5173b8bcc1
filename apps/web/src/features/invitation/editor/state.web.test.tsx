import type { InvitationState } from '@kotohogi/contract/invitation';
import { Button } from '@kotohogi/ui/button';
import { TextArea } from '@kotohogi/ui/text-area';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../shell/testing/show.tsx';
import { anInvitation } from '../testing/an-invitation.ts';
import { toDraft } from './draft.ts';
import { useDraft } from './state.ts';

const SAVED = anInvitation();

function Editing({ server }: { readonly server: InvitationState }) {
  const { draft, merged, change, saved } = useDraft(7, server, undefined);
  return (
    <main>
      <TextArea label="ご挨拶" value={draft.greetings} onChange={greetings => change({ greetings })} />
      <output aria-label="両方">{JSON.stringify(merged?.conflicts ?? [])}</output>
      <Button onPress={() => saved(draft, { ...server, greetings: draft.greetings, version: 9 })}>保存</Button>
    </main>
  );
}

let server: InvitationState;
let emit = (): void => undefined;
let reload = (): void => undefined;

/** An editor tab: while open it receives the server's state as updates; a reload reads it again. */
function Tab() {
  const [{ round, held }, set] = useState({ round: 0, held: server });
  emit = () => set({ round, held: server });
  reload = () => set({ round: round + 1, held: server });
  return <Editing key={round} server={held} />;
}

const field = page.getByLabelText('ご挨拶');
const conflicts = page.getByLabelText('両方');

beforeEach(() => {
  localStorage.clear();
  server = SAVED;
});

test('given a part that both have changed, then the conflict is shown until it is saved, across reloads', async () => {
  await show(<Tab />);
  await field.fill('わたしの言葉');
  server = { ...SAVED, greetings: 'パートナーの言葉', version: 2 };
  emit();
  await expect.element(conflicts).toHaveTextContent('["greetings"]');
  reload();
  await expect.element(field).toHaveValue('わたしの言葉');
  await expect.element(conflicts).toHaveTextContent('["greetings"]');
  // The partner changes another part; the conflict remains.
  server = { ...server, greetingsEn: 'Welcome', version: 3 };
  reload();
  await expect.element(conflicts).toHaveTextContent('["greetings"]');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(conflicts).toHaveTextContent('[]');
  expect(localStorage.getItem('kotohogi-draft-7')).toBeNull();
});

test('given a draft stored before a field existed, then it is restored, and the field has its saved value', async () => {
  const { greetingsEn: _, ...earlier } = SAVED;
  const draft = { ...toDraft(SAVED), greetings: 'まだ保存していない言葉', greetingsEn: undefined };
  localStorage.setItem('kotohogi-draft-7', JSON.stringify({ base: earlier, draft, conflicts: [] }));
  await show(<Tab />);
  await expect.element(field).toHaveValue('まだ保存していない言葉');
  expect(JSON.parse(localStorage.getItem('kotohogi-draft-7') ?? '{}')).toMatchObject({
    draft: { greetings: 'まだ保存していない言葉', greetingsEn: SAVED.greetingsEn },
  });
});
