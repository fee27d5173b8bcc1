import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { ja } from './messages.ja.ts';
import { NoticePanel } from './notice-panel.tsx';

beforeAll(async () => {
  addTexts(ja);
  await loadShellTexts();
});

test.each([403, 500])('given notices that answer %d, then the panel says so next to the live picture', async status => {
  vi.stubGlobal('fetch', async () => refusal(status, `http_${status}`));
  await show(<Routed part={() => <NoticePanel weddingId={1} />} />);
  await expect.element(page.getByRole('alert').getByRole('button')).toBeVisible();
  vi.unstubAllGlobals();
});
