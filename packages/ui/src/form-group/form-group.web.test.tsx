import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { RadioChips } from '../radio-chips/index.ts';
import { TextField } from '../text-field/index.ts';
import { FormGroup } from './index.ts';

const wrong = 'この項目は必須です。';
const group = (name: RegExp | string) => page.getByRole('group', { name });

function Groups({ inner, outer }: { readonly inner?: string; readonly outer?: string }): ReactNode {
  return (
    <FormGroup legend="おふたり" hint="招待状に載ります">
      <TextField label="お名前" errorMessage={outer} />
      <FormGroup legend="ご連絡先">
        <RadioChips label="間柄" options={[{ value: 'friend', label: '友人' }]} errorMessage={inner} />
      </FormGroup>
      <FormGroup legend="ご同意">
        <Checkbox>同意する</Checkbox>
      </FormGroup>
    </FormGroup>
  );
}

test('a form group is valid if no child has an error', async () => {
  await show(<Groups />);
  for (const name of ['おふたり', 'ご連絡先', 'ご同意']) {
    await expect.element(group(name)).toHaveAttribute('data-state', 'valid');
  }
  await expect.element(group('おふたり')).toHaveAccessibleDescription('招待状に載ります');
  await expectNoAxeFindings();
});

test('an error in a nested group makes both invalid, and no other', async () => {
  await show(<Groups inner={wrong} />);
  await expect.element(group(/^おふたり/)).toHaveAttribute('data-state', 'invalid');
  await expect.element(group(/^ご連絡先/)).toHaveAttribute('data-state', 'invalid');
  await expect.element(group('ご同意')).toHaveAttribute('data-state', 'valid');
  await expect.element(group('ご連絡先 内容をご確認ください')).toBeVisible();
  await expectNoAxeFindings();
  await show(<Groups />);
  await expect.element(group('おふたり')).toHaveAttribute('data-state', 'valid');
});

test('fields that are added or removed count', async () => {
  function Growing(): ReactNode {
    const [isMore, setMore] = useState(false);
    return (
      <FormGroup legend="参列者">
        <button type="button" onClick={() => setMore(!isMore)}>
          人数
        </button>
        {isMore && <TextField label="お名前" errorMessage={wrong} />}
      </FormGroup>
    );
  }
  await show(<Growing />);
  await page.getByRole('button', { name: '人数' }).click();
  await expect.element(group(/^参列者/)).toHaveAttribute('data-state', 'invalid');
  await page.getByRole('button', { name: '人数' }).click();
  await expect.element(group(/^参列者/)).toHaveAttribute('data-state', 'valid');
});
