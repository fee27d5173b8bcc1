import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { type GuestNotice, notificationAdded, notificationRemoved } from '@kotohogi/contract/notification';
import { Button } from '@kotohogi/ui/button';
import { TextArea } from '@kotohogi/ui/text-area';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { SocketProvider } from '../../shell/socket/use-socket.tsx';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { hasLine, LineSocket, publish } from '../../shell/testing/fake-line.ts';
import { show } from '../../shell/testing/show.tsx';
import { AttendanceContext } from '../attendant/attendance-context.ts';
import { ribbon as texts } from './messages.ja.ts';
import { Notices } from './notices.tsx';
import { A_NOTICE } from './testing/a-notice.ts';

const SOON: GuestNotice = {
  ...A_NOTICE,
  id: 8,
  level: 'info',
  title: 'まもなく始まります',
  body: '<p>お待たせしました。</p>',
};

/** The notices on the server. */
let active: readonly GuestNotice[];

async function serve(input: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(String(input), location.href);
  if (pathname !== '/api/attendance/w-1/notifications') throw new Error(`no fake answer for ${pathname}`);
  return Response.json({ rows: active });
}

beforeAll(() => addTexts(texts));

beforeEach(() => {
  active = [];
  isAfterwards = false;
  localStorage.clear();
  vi.stubGlobal('fetch', serve);
  vi.stubGlobal('WebSocket', LineSocket);
});

afterEach(async () => {
  if (document.fullscreenElement !== null) await document.exitFullscreen();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await page.viewport(1024, 900);
});

let isAfterwards = false;

// The component reads only the wedding's key.
const WEDDING = { weddingKey: 'w-1' } as AttendanceDetail;

function GuestPage() {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [isCovering, setCovering] = useState(false);
  return (
    <QueryClientProvider client={client}>
      <SocketProvider weddingKey="w-1">
        <AttendanceContext value={WEDDING}>
          <main style={{ minHeight: '100vh' }}>
            <TextArea label="お祝いの言葉" />
            <section
              aria-label="映像"
              data-fullscreen={isCovering ? 'page' : 'none'}
              style={{ position: 'relative', background: '#333', height: 300 }}
            >
              <Button onPress={() => setCovering(is => !is)}>全画面</Button>
            </section>
          </main>
          <Notices isAfterwards={isAfterwards} />
        </AttendanceContext>
      </SocketProvider>
    </QueryClientProvider>
  );
}

const dialog = page.getByRole('dialog', { name: 'お知らせ' });
const ribbon = () => document.querySelector('[data-part="notice-ribbon"]')?.textContent ?? '';
const closeButton = dialog.getByRole('button', { name: 'お知らせを閉じる' });
const titles = () => [...dialog.element().querySelectorAll('h3')].map(title => title.textContent);
function add(notice: GuestNotice): void {
  active = [notice, ...active];
  publish(notificationAdded, notice);
}

function withdraw({ id }: GuestNotice): void {
  active = active.filter(notice => notice.id !== id);
  publish(notificationRemoved, { id });
}

let comeAgain = (): void => {};

/** A guest page; every visit starts with what this device and the server remember. */
function Visits() {
  const [visit, setVisit] = useState(0);
  comeAgain = () => setVisit(visit + 1);
  return <GuestPage key={visit} />;
}

async function open(): Promise<void> {
  await show(<Visits />);
  await expect.poll(hasLine).toBe(true);
}

test('a new notice shows a ribbon and opens nothing; the dialog with date, title and body opens on request', async () => {
  await open();
  const textbox = page.getByRole('textbox', { name: 'お祝いの言葉' });
  await textbox.click();
  add(A_NOTICE);
  await expect.poll(ribbon).toContain('開式が遅れています');
  await expect.element(textbox).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
  add(SOON);
  await expect.poll(ribbon).toContain('まもなく始まります');
  await page.getByRole('button', { name: 'ほか1件' }).click();
  await expect.element(dialog.getByText('2026年11月21日\u2060(土) 13:05').first()).toBeVisible();
  await expect.poll(titles).toEqual(['まもなく始まります', '開式が遅れています']);
  await expect.poll(() => dialog.element().querySelector('b')?.textContent).toBe('15分');
  await expectAccessible('body', OF_PAGES);
});

test('ribbon and dialog disappear when staff withdraw the last notice, and stay for the others', async () => {
  active = [SOON, A_NOTICE];
  await open();
  await page.getByRole('button', { name: 'ほか1件' }).click();
  await expect.poll(titles).toEqual(['まもなく始まります', '開式が遅れています']);
  withdraw(A_NOTICE);
  await expect.poll(titles).toEqual(['まもなく始まります']);
  withdraw(SOON);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(ribbon).toBe('');
});

test('a dismissed notice stays dismissed on this device after a reload; new ones are shown', async () => {
  active = [A_NOTICE];
  await open();
  await page.getByRole('button', { name: 'くわしく' }).click();
  await closeButton.click();
  await expect.poll(ribbon).toBe('');
  comeAgain();
  await expect.poll(hasLine).toBe(true);
  add(SOON);
  await expect.poll(ribbon).toContain('まもなく始まります');
  await page.getByRole('button', { name: 'お知らせをしまう' }).click();
  expect(localStorage.getItem('kotohogi-notices-w-1')).toBe('[8,7]');
  comeAgain();
  await expect.poll(hasLine).toBe(true);
  add({ ...SOON, id: 9, title: '終わりました' });
  await expect.poll(ribbon).toContain('終わりました');
});

test('a visitor of the recording sees only notices for the recording', async () => {
  isAfterwards = true;
  active = [{ ...SOON, title: '録画を公開しました', inRecording: true }, A_NOTICE];
  await open();
  await expect.poll(ribbon).toContain('録画を公開しました');
  await expect.element(page.getByRole('button', { name: 'くわしく' })).toBeVisible();
});

test('while the picture is fullscreen, the notice is shown over it for a while and takes no focus', async () => {
  await open();
  const full = page.getByRole('button', { name: '全画面' });
  await full.click();
  add(A_NOTICE);
  const note = () => document.querySelector('[data-fullscreen="page"] [data-part="fullscreen-note"]')?.textContent;
  await expect.poll(note).toContain('開式が15分遅れます。');
  await expect.element(full).toHaveFocus();
  await full.click();
  await expect.poll(note).toBeUndefined();
  await expect.poll(ribbon).toContain('開式が遅れています');
});
