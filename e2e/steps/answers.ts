import type { Page } from '@playwright/test';

/** Collects everything that the server sends to a page; call it before opening the page. */
export function recordAnswers(page: Page): readonly string[] {
  const received: string[] = [];
  page.on('websocket', line => line.on('framereceived', ({ payload }) => received.push(payload.toString())));
  page.on('response', async answer => {
    if (!answer.headers()['content-type']?.startsWith('application/json')) return;
    // A page that moves on drops the answers it no longer reads.
    received.push(await answer.text().catch(() => ''));
  });
  return received;
}
