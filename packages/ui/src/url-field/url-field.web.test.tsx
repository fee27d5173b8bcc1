import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { UrlField } from './index.ts';

test('full-width characters become half-width and spaces are removed while typing', async () => {
  const onChange = vi.fn();
  await show(<UrlField label="サイト" onChange={onChange} />);
  const field = page.getByRole('textbox', { name: 'サイト' });
  await userEvent.type(field, 'ｈttps：／／example.jp/a b　c');
  expect(onChange).toHaveBeenLastCalledWith('https://example.jp/abc');
  await expect.element(field).toHaveAttribute('inputmode', 'url');
  await expectNoAxeFindings();
});
