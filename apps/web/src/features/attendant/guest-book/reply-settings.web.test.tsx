import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { refusal } from '../../../shell/testing/refusal.ts';
import { Routed } from '../../../shell/testing/routed.tsx';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { ja } from '../messages.ja.ts';
import { ReplySettings } from './reply-settings.tsx';

beforeAll(async () => {
  addTexts(ja);
  await loadShellTexts();
});

test.each([403, 500])('given settings that answer %d, then the card says so, and a retry shows them', async status => {
  let isDown = true;
  vi.stubGlobal('fetch', async () =>
    isDown
      ? refusal(status, `http_${status}`)
      : Response.json({ asksContact: true, asksCompanions: true, asksAllergy: true, asksIdPhoto: false }),
  );
  await show(<Routed part={() => <ReplySettings weddingId={1} />} />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  isDown = false;
  await page.getByRole('alert').getByRole('button').click();
  await expect.element(page.getByRole('switch').first()).toBeVisible();
  vi.unstubAllGlobals();
});
