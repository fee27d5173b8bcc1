import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { PREFECTURES, PrefectureField } from './index.ts';

const options = () => Array.from(document.querySelectorAll('option'), ({ text }) => text);

test('47 prefectures in JIS order; the value is the Japanese name', async () => {
  const onChange = vi.fn();
  await show(<PrefectureField label="都道府県" isRequired onChange={onChange} />);
  const field = page.getByRole('combobox', { name: '都道府県' });
  expect(PREFECTURES).toHaveLength(47);
  expect(options()).toEqual(['選択してください', ...PREFECTURES.map(([ja]) => ja)]);
  expect([options()[1], options()[13], options()[47]]).toEqual(['北海道', '東京都', '沖縄県']);
  await userEvent.selectOptions(field, '東京都');
  expect(onChange).toHaveBeenLastCalledWith('東京都');
  await expectNoAxeFindings();
});

test('in English both names are shown, and the Japanese one is stored', async () => {
  const onChange = vi.fn();
  await show(<PrefectureField label="Prefecture" onChange={onChange} />, { locale: 'en-US' });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Prefecture' }), 'Tokyo (東京都)');
  expect(onChange).toHaveBeenLastCalledWith('東京都');
});

test('an optional choice can be cleared', async () => {
  const onChange = vi.fn();
  await show(<PrefectureField label="都道府県" defaultValue="長野県" onChange={onChange} />);
  await userEvent.selectOptions(page.getByRole('combobox', { name: '都道府県' }), '選択してください');
  expect(onChange).toHaveBeenLastCalledWith('');
});
