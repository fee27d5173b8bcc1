import { instant } from '@kotohogi/domain/kernel/instant';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { AttendanceContext } from '../attendant/attendance-context.ts';
import { aWedding } from '../live/testing/a-wedding.ts';
import { ja } from './messages.ja.ts';
import { PaymentPage } from './payment-page.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

test('given a sample wedding, when its gifts are looked at, then nothing is asked that only a guest of a true one is told', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    asked.push(new URL(String(input), location.href).pathname);
    return Response.json({
      weddingId: 0,
      couple: [],
      designPattern: 'natural',
      facilityName: '',
      guest: { name: '山田 花子', email: 'sample@example.jp' },
      offer: { isOpen: false, refusal: 'sample_mode', userMessage: '', payTypes: [], closesAt: 0 },
      payments: [],
    });
  });
  const detail = { ...aWedding(instant(Date.now())), weddingId: 0, isDemo: true };
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <AttendanceContext value={detail}>
        <PaymentPage weddingKey="w-1" homeHref="/" search={{}} frame={({ children }) => children} />
      </AttendanceContext>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(ja['gift.page.gifts.empty'])).toBeVisible();
  expect(asked.filter(path => !path.startsWith('/api/attendance/'))).toEqual([]);
});
