import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { CommandPalette } from './index.ts';

const GROUPS = [
  {
    id: 'weddings',
    title: '結婚式',
    items: [
      { id: 'w1', icon: 'heart-handshake', label: '小林 陽翔・佐藤 結衣', detail: '12/19(土) 13:00', href: '#w1' },
      { id: 'w2', icon: 'heart-handshake', label: '田中 蓮・鈴木 葵', href: '#w2' },
    ],
  },
] as const;

function Example({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const [value, setValue] = useState('');
  const [isOpen, setOpen] = useState(true);
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      label="検索"
      placeholder="お名前、予約ID"
      value={value}
      onChange={setValue}
      groups={value === '' ? [] : GROUPS}
      notice={value === '' ? '入力してください' : undefined}
      onChoose={item => onChoose(item.id)}
    />
  );
}

test('given a palette, when staff type and press the arrow keys, then the focus stays in the field and Enter chooses', async () => {
  const onChoose = vi.fn();
  await show(<Example onChoose={onChoose} />);
  const field = page.getByRole('searchbox', { name: '検索' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('小林');
  await expect.element(page.getByRole('menuitem')).toHaveLength(2);
  await expectNoAxeFindings();
  const row = (n: number) => page.getByRole('menuitem').nth(n);
  // The first result is active as soon as there is one.
  await expect.element(row(0)).toHaveAttribute('data-focused');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row(1)).toHaveAttribute('data-focused');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('w2');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test.each(['', '小林'])('given a palette with the text "%s", when Escape is pressed, then it closes', async text => {
  await show(<Example onChoose={() => {}} />);
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  if (text !== '') await userEvent.keyboard(text);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
