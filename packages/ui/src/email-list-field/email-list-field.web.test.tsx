import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { EmailListField } from './index.ts';

const field = page.getByRole('textbox', { name: '通知先' });
const remove = (address: string) => page.getByRole('button', { name: `「${address}」を外す` });

test('、 and full-width commas separate; on blur, the field shows a comma and a space', async () => {
  const onChange = vi.fn();
  await show(<EmailListField label="通知先" onChange={onChange} />);
  await userEvent.type(field, 'a@b.jp、ｃ@d.jp，e@f.jp');
  await userEvent.tab();
  await expect.element(field).toHaveValue('a@b.jp, c@d.jp, e@f.jp');
  expect(onChange).toHaveBeenLastCalledWith('a@b.jp, c@d.jp, e@f.jp');
  await expectNoAxeFindings();
});

test('pasted lines stay separate', async () => {
  await show(<EmailListField label="通知先" defaultValue="a@b.jp, " />);
  await field.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'c@d.jp\r\ne@f.jp\n');
  field.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  await expect.element(field).toHaveValue('a@b.jp, c@d.jp, e@f.jp');
});

test('two or more addresses are listed below and can be removed; the value stays one text', async () => {
  const onChange = vi.fn();
  await show(<EmailListField label="通知先" defaultValue="a@b.jp, c@d.jp, e@f.jp" onChange={onChange} />);
  await remove('c@d.jp').click();
  expect(onChange).toHaveBeenLastCalledWith('a@b.jp, e@f.jp');
  await expect.element(page.getByText('「c@d.jp」を外しました。')).toBeInTheDocument();
  await expect.element(remove('e@f.jp')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('a@b.jp');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
});

test('a disabled field shows its addresses without remove buttons', async () => {
  await show(<EmailListField label="通知先" isDisabled defaultValue="a@b.jp, c@d.jp" />);
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('a@b.jp');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
