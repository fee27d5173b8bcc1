import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { type FilterField, FilterPanel, type FilterValues, useFilterDraft } from './index.ts';

const FIELDS: readonly FilterField[] = [
  { kind: 'text', name: 'name', label: 'お名前', size: 'large', icon: 'search' },
  { kind: 'dates', from: 'dateFrom', to: 'dateTo', label: '挙式日' },
  { kind: 'choice', name: 'hall', label: '会場', options: [{ value: '2', label: '神殿 白鳳' }] },
  { kind: 'number', name: 'id', label: '番号' },
  { kind: 'numbers', from: 'giftMin', to: 'giftMax', label: 'ご祝儀' },
];

/** The current filters, shown in the page as text. */
function List({ begin = {} }: { readonly begin?: FilterValues }): ReactNode {
  const [address, setAddress] = useState(begin);
  return (
    <>
      <FilterPanel filters={useFilterDraft(FIELDS, address, setAddress)} />
      <output>{JSON.stringify(address)}</output>
      <button type="button" onClick={() => setAddress({ name: '森' })}>
        他の場所から
      </button>
    </>
  );
}

const address = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}');
const fold = (name: string) => page.getByRole('button', { name });

afterEach(async () => {
  await page.viewport(1024, 900);
});

test('input applies with 検索 or Enter, not before', async () => {
  await show(<List />, { density: 'staff' });
  await page.getByRole('textbox', { name: 'お名前' }).fill('小林');
  expect(address()).toEqual({});
  await userEvent.keyboard('{Enter}');
  expect(address()).toEqual({ name: '小林' });
  await userEvent.selectOptions(page.getByRole('combobox', { name: '会場' }), '2');
  await page.getByRole('textbox', { name: '番号' }).fill('12');
  await page.getByRole('textbox', { name: '挙式日（から）' }).fill('2026/11/1');
  await page.getByRole('textbox', { name: 'ご祝儀（から）' }).fill('１０００');
  await fold('検索').click();
  expect(address()).toEqual({ name: '小林', hall: '2', id: '12', dateFrom: '2026-11-01', giftMin: '1000' });
  await expect.element(page.getByText('ご祝儀 1000 〜')).toBeVisible();
  await expectNoAxeFindings();
});

test('an active filter is tinted; an invalid date is reported and does not apply', async () => {
  await show(<List />, { density: 'staff' });
  const field = page.getByRole('textbox', { name: '挙式日（まで）' });
  const tinted = (): Element | null => field.element().closest('[data-set]');
  expect(tinted()).toBeNull();
  await field.fill('2026-02-30');
  expect(tinted()).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('日付の形式が正しくありません。')).toBeVisible();
  expect(address()).toEqual({});
  await expectNoAxeFindings();
});

test('active filters are chips that can be removed one by one or all at once, and the focus moves on', async () => {
  await show(<List begin={{ name: '小林', hall: '2', dateFrom: '2026-11-01', dateTo: '2026-11-30' }} />, {
    density: 'staff',
  });
  await expect.element(page.getByText('挙式日 2026/11/01 〜 2026/11/30')).toBeVisible();
  await page.getByRole('button', { name: '「お名前 小林」の条件を外す' }).click();
  expect(address()).toEqual({ hall: '2', dateFrom: '2026-11-01', dateTo: '2026-11-30' });
  await expect.element(page.getByRole('textbox', { name: 'お名前' })).toHaveValue('');
  const dates = page.getByRole('button', { name: '「挙式日 2026/11/01 〜 2026/11/30」の条件を外す' });
  await expect.element(dates).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(address()).toEqual({ hall: '2' });
  await expect.element(page.getByRole('button', { name: '「会場 神殿 白鳳」の条件を外す' })).toHaveFocus();
  await expectNoAxeFindings();
  await fold('条件を消す').click();
  expect(address()).toEqual({});
  await expect.element(fold('条件を消す')).not.toBeInTheDocument();
});

test('when the address changes from outside, the form follows', async () => {
  await show(<List />, { density: 'staff' });
  await page.getByRole('textbox', { name: 'お名前' }).fill('小林');
  await fold('他の場所から').click();
  await expect.element(page.getByRole('textbox', { name: 'お名前' })).toHaveValue('森');
});

test('the form can be collapsed; on a phone it is collapsed at first', async () => {
  await show(<List />, { density: 'staff' });
  await expect.element(fold('条件をたたむ')).toHaveAttribute('aria-expanded', 'true');
  await fold('条件をたたむ').click();
  expect(document.querySelector('search')).toBeNull();
  await expect.element(fold('条件をひらく')).toHaveAttribute('aria-expanded', 'false');
});

test('works on a phone, in English', async () => {
  await page.viewport(375, 800);
  await show(<List begin={{ id: '7' }} />, { locale: 'en-US' });
  expect(document.querySelector('search')).toBeNull();
  await fold('Show filters').click();
  await expect.element(page.getByRole('textbox', { name: '番号' })).toBeVisible();
  expect(document.querySelector('search')?.getAttribute('aria-label')).toBe('Filters');
  await expectNoAxeFindings();
});
