import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { CompanyList } from './company-list.tsx';
import { ja } from './messages.ja.ts';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const DELETED = { id: 4, name: 'みなと', accountId: 'minato', deletedAt: 0, restorableUntil: 2_592_000_000 };

/** Answers the calls of the list; the deleted company stays until it is restored. */
function serve(restore: () => Response) {
  const sent: string[] = [];
  let rows = [DELETED];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: { method?: string } = {}) => {
    if (method === 'POST') {
      sent.push(url);
      const answer = restore();
      if (answer.ok) rows = [];
      return answer;
    }
    if (url.includes('/deleted')) return Response.json({ rows });
    return Response.json({ rows: [], total: 0, page: 1, limit: 20 });
  });
  return sent;
}

const restoreButton = () => page.getByRole('button', { name: 'みなとを元に戻す' });

test('given a deleted company, when it is restored, then it leaves the deleted ones', async () => {
  const sent = serve(() => Response.json({}));
  await show(<Routed part={() => <CompanyList mayWrite />} />);
  await restoreButton().click();
  await expect.element(page.getByText('みなとを元に戻しました。')).toBeVisible();
  await expect.element(restoreButton()).not.toBeInTheDocument();
  expect(sent).toEqual(['/api/admin/companies/4/restore']);
});

test('given a deleted company, when restoring is refused, then the reason is shown', async () => {
  serve(() => refusal(410, 'company_restore_over'));
  await show(<Routed part={() => <CompanyList mayWrite />} />);
  await restoreButton().click();
  await expect.element(page.getByText('company_restore_over のことば')).toBeVisible();
});

test('given a user who may only read, when the list is open, then deleted companies are not read', async () => {
  serve(() => Response.json({}));
  await show(<Routed part={() => <CompanyList mayWrite={false} />} />);
  await expect.element(page.getByText(ja['company.empty'], { exact: true })).toBeVisible();
  expect(restoreButton().query()).toBeNull();
});
