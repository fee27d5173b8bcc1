import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { FileDropZone, type FileDropZoneProps } from './index.ts';

const csv = (name: string, sizeBytes = 5): File => new File(['x'.repeat(sizeBytes)], name, { type: 'text/csv' });
const input = page.getByLabelText('名簿');
const rows = () => Array.from(document.querySelectorAll('main li'), ({ textContent }) => textContent);

async function zone(props: Partial<FileDropZoneProps> = {}) {
  const onChange = vi.fn();
  await show(<FileDropZone label="名簿" types={['.csv']} onChange={onChange} {...props} />);
  return onChange;
}

function drag(kind: 'dragenter' | 'dragleave' | 'drop', ...files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer });
  input.element().parentElement?.dispatchEvent(event);
}

test('chosen files are listed with their size and can be removed', async () => {
  const onChange = await zone();
  await userEvent.upload(input, [csv('a.csv', 1536), csv('b.csv')]);
  await expect.poll(rows).toEqual(['a.csv2 kB', 'b.csv5 B']);
  await expect.element(page.getByText('2個のファイルを追加しました。')).toBeInTheDocument();
  await expectNoAxeFindings();
  await page.getByRole('button', { name: '「a.csv」を外す' }).click();
  expect(rows()).toEqual(['b.csv5 B']);
  await expect.element(page.getByRole('button', { name: '「b.csv」を外す' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([]);
  await expect.element(input).toHaveFocus();
});

test('dropped files are accepted; the frame shows when they are dragged over it', async () => {
  const onChange = await zone();
  drag('dragenter', csv('a.csv'));
  await expect.element(page.getByText('ここで放すと追加します')).toBeVisible();
  drag('dragleave');
  await expect.element(page.getByText('ファイルを選ぶ')).toBeVisible();
  const dropped = csv('a.csv');
  drag('dragenter', dropped);
  drag('drop', dropped);
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(onChange.mock.calls[0]?.[0]).toHaveLength(1);
});

test.each([
  [
    'another type',
    [new File(['x'], 'a.pdf', { type: 'application/pdf' })],
    '「a.pdf」このファイルの種類は受付できません。',
  ],
  ['too large', [csv('a.csv', 11)], '「a.csv」ファイルサイズが大きすぎます。'],
  ['too many', [csv('a.csv'), csv('b.csv'), csv('c.csv')], 'ファイルの数が多すぎます。'],
])('%s is refused with its reason', async (_, files, message) => {
  const onChange = await zone({ maxSizeBytes: 10, maxFiles: 2 });
  drag('drop', ...files);
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(input).toBeInvalid();
  expect(onChange).not.toHaveBeenCalled();
  await expectNoAxeFindings();
  drag('drop', csv('d.csv'));
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
});

test('an unreadable file is rejected', async () => {
  await zone();
  const folder = csv('photos.csv');
  folder.slice = () => {
    throw new DOMException('a folder', 'NotFoundError');
  };
  const dataTransfer = { files: [folder], dropEffect: 'none' };
  const event = Object.defineProperty(new Event('drop', { bubbles: true, cancelable: true }), 'dataTransfer', {
    value: dataTransfer,
  });
  input.element().parentElement?.dispatchEvent(event);
  await expect.element(page.getByText('「photos.csv」ファイルの読み込みに失敗しました。')).toBeVisible();
});

test('it is reachable by keyboard, and its limits describe it', async () => {
  await zone({ maxSizeBytes: 10_485_760, maxFiles: 3, typesHint: 'CSV', hint: '会場の名簿' });
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAccessibleDescription(/会場の名簿.*CSV.*1つ 10 MBまで.*3個まで/);
  await expect.element(input).toHaveAttribute('accept', '.csv');
});

test('it takes 820 by 440 and shrinks with its container', async () => {
  await page.viewport(1280, 900);
  await zone();
  const frame = input.element().parentElement;
  expect([frame?.offsetWidth, frame?.offsetHeight]).toEqual([820, 440]);
  await page.viewport(375, 700);
  await expect.poll(() => frame?.offsetWidth).toBeLessThan(376);
  expect(frame?.offsetHeight).toBeLessThan(440);
  await page.viewport(1024, 900);
});

test('when disabled it accepts nothing', async () => {
  const onChange = await zone({ isDisabled: true });
  await expect.element(input).toBeDisabled();
  drag('drop', csv('a.csv'));
  await expectNoAxeFindings();
  expect(onChange).not.toHaveBeenCalled();
});
