import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { ImageUploader } from './index.ts';

async function picture(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = 'seagreen';
  context.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type })], `photo.${type.slice(6)}`, { type });
}

async function sizeOf(file: unknown): Promise<readonly [number, number]> {
  if (!(file instanceof File)) throw new Error('no file came');
  const { width, height } = await createImageBitmap(file);
  return [width, height];
}

const input = page.getByLabelText('メイン');

test('a picture over the limits is scaled down in proportion, one within them stays as it is', async () => {
  const onChange = vi.fn();
  await show(<ImageUploader label="メイン" maxWidth={300} maxHeight={300} onChange={onChange} />);
  await userEvent.upload(input, await picture(900, 600, 'image/jpeg'));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(await sizeOf(onChange.mock.calls[0]?.[0])).toEqual([300, 200]);
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({ name: 'photo.jpeg', type: 'image/jpeg' });
  const small = await picture(200, 100);
  await userEvent.upload(input, small);
  await expect.poll(() => onChange.mock.calls.length).toBe(2);
  expect(onChange.mock.calls[1]?.[0]).toMatchObject({ size: small.size, type: 'image/png' });
  await expectNoAxeFindings();
});

test('the trash clears it', async () => {
  const onChange = vi.fn();
  await show(<ImageUploader label="メイン" onChange={onChange} />);
  await userEvent.upload(input, await picture(20, 20));
  await page.getByRole('button', { name: '画像を消す' }).click();
  expect(onChange).toHaveBeenLastCalledWith(null);
  await expect.element(page.getByText('画像を選ぶ')).toBeVisible();
});

test('an SVG is refused, and so is what only calls itself a picture', async () => {
  const onChange = vi.fn();
  await show(<ImageUploader label="メイン" onChange={onChange} />);
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' });
  await userEvent.upload(input, svg);
  await expect.element(page.getByText('このファイルの種類は受付できません。')).toBeVisible();
  await expect.element(input).toBeInvalid();
  await userEvent.upload(input, new File(['not a picture'], 'a.png', { type: 'image/png' }));
  await expect.element(page.getByText('ファイルを読み込めませんでした。')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await expectNoAxeFindings();
});

test('too large is refused before it is read', async () => {
  await show(<ImageUploader label="メイン" maxSizeBytes={10} onChange={() => {}} />);
  await userEvent.upload(input, await picture(50, 50));
  await expect.element(page.getByText('ファイルサイズが大きすぎます。')).toBeVisible();
});

test('several dropped at once are refused, one is taken', async () => {
  const onChange = vi.fn();
  await show(<ImageUploader label="メイン" onChange={onChange} />);
  const drop = async (...files: readonly File[]): Promise<void> => {
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    input
      .element()
      .parentElement?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  };
  await drop(await picture(10, 10), await picture(10, 10));
  await expect.element(page.getByText('ファイルの数が多すぎます。')).toBeVisible();
  await drop(await picture(10, 10));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
});

test('a picture that is there already is shown; one that does not load says so', async () => {
  await show(<ImageUploader label="メイン" initialUrl="/nowhere.png" onChange={() => {}} />);
  await expect.element(page.getByText('画像を読み込めませんでした。')).toBeVisible();
  await expectNoAxeFindings();
});
