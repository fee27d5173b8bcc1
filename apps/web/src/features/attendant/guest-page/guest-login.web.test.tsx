import { instant } from '@kotohogi/domain/kernel/instant';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boot } from '../../../shell/boot.ts';
import { addTexts } from '../../../shell/i18n/text.ts';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { aWedding } from '../../live/testing/a-wedding.ts';
import { visit } from '../messages.ja.ts';
import { GuestSheet } from './guest-login.tsx';

beforeAll(async () => {
  addTexts(visit);
  await loadShellTexts();
});

const wedding = aWedding(instant(0));
const footer = page.getByRole('contentinfo');

test('given a wedding that is hidden for now, when its login opens, then the footer is the product’s and reveals nothing about it', async () => {
  await show(
    <GuestSheet wedding={undefined} title="ログイン" lead="">
      …
    </GuestSheet>,
  );
  await expect.element(footer).toBeVisible();
  expect(footer.element().textContent).toBe(`© ${boot.productName.ja}`);
  await expect.element(footer.getByRole('link')).not.toBeInTheDocument();
});

test('given a published wedding, when its login opens, then the footer is its company’s', async () => {
  const companyLinks = {
    ...wedding.companyLinks,
    lawLink: 'https://example.jp/law',
    copyrightName: '株式会社ルミエール',
  };
  await show(
    <GuestSheet wedding={{ ...wedding, companyLinks }} title="ログイン" lead="">
      …
    </GuestSheet>,
  );
  await expect.element(footer).toBeVisible();
  expect(footer.element().textContent).toContain('© 株式会社ルミエール');
  await expect.element(footer.getByRole('link')).toHaveAttribute('href', 'https://example.jp/law');
});
