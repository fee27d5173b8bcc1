import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { LetterIndex } from '../letter-index/index.ts';
import { TabBar } from './index.ts';

test('the bar marks the current page, and opens the rest of the navigation', async () => {
  const onMore = vi.fn();
  await page.viewport(375, 812);
  await show(
    <TabBar
      label="おふたりのページ"
      currentPath="/manage/invitation"
      items={[
        { id: 'home', label: 'ホーム', icon: 'house', href: '/manage', match: 'exact' },
        { id: 'invitation', label: '招待状', icon: 'mail-open', href: '/manage/invitation' },
      ]}
      more={{ label: 'その他', onPress: onMore }}
    />,
  );
  await expect.element(page.getByRole('link', { name: '招待状' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'ホーム' })).not.toHaveAttribute('aria-current');
  await page.getByRole('button', { name: 'その他' }).click();
  expect(onMore).toHaveBeenCalledTimes(1);
  await expectNoAxeFindings();
});

test('a letter without entries is not a link, and is hidden from screen readers', async () => {
  await show(
    <LetterIndex
      label="五十音"
      current="あ"
      letters={[
        { letter: 'あ', label: 'あ行', href: '#a' },
        { letter: 'か', label: 'か行' },
      ]}
    />,
  );
  await expect.element(page.getByRole('link', { name: 'あ行' })).toHaveAttribute('aria-current', 'true');
  expect(page.getByRole('link').elements()).toHaveLength(1);
  await expectNoAxeFindings();
});
