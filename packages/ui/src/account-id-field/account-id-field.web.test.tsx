import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { AccountIdField } from './index.ts';

test('half-width, lower-case, without spaces; the URL before it is not part of the value', async () => {
  const onChange = vi.fn();
  await show(<AccountIdField label="アカウントID" prefix="https://example.jp/c/" onChange={onChange} />);
  const field = page.getByRole('textbox', { name: 'アカウントID' });
  await userEvent.type(field, 'Ｋomorebi　Garden_2');
  expect(onChange).toHaveBeenLastCalledWith('komorebigarden_2');
  await expect.element(page.getByTitle('https://example.jp/c/')).toHaveTextContent('https://example.jp/c/');
  await expectNoAxeFindings();
});

test('given a field on a phone, then the path of the URL is whole and the host is left out', async () => {
  const prefix = 'https://example.jp/c/lumiere/facilities/';
  await show(
    <div style={{ width: 311 }}>
      <AccountIdField label="アカウントID" prefix={prefix} value="karuizawa" />
    </div>,
  );
  const path = page.getByText('/c/lumiere/facilities/', { exact: true });
  await expect.element(path).toBeVisible();
  expect(path.element().scrollWidth).toBeLessThanOrEqual(path.element().clientWidth);
  await expect.element(page.getByText('https://example.jp', { exact: true })).not.toBeVisible();
});
