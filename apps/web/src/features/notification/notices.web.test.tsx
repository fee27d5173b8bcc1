import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { type GuestNotice, notificationAdded, notificationRemoved } from '@kotohogi/contract/notification';
import { instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { Button } from '@kotohogi/ui/button';
import { TextArea } from '@kotohogi/ui/text-area';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SocketProvider } from '../../shell/socket/use-socket.tsx';
import { hasLine, LineSocket, tellPages } from '../../shell/testing/fake-line.ts';
import { settled } from '../../shell/testing/settled.ts';
import { show } from '../../shell/testing/show.tsx';
import { AttendanceContext } from '../attendant/attendance-context.ts';
import { Notices } from './notices.tsx';

const LATE: GuestNotice = {
  id: 7,
  level: 'warn',
  title: '開式が遅れています',
  body: '<p>開式が<b>15分</b>遅れます。</p>',
  createdAt: instant(parseJst('2026-11-21 13:05')),
};
const SOON: GuestNotice = {
  ...LATE,
  id: 8,
  level: 'info',
  title: 'まもなく始まります',
  body: '<p>お待たせしました。</p>',
};

/** What stands on the server. */
let standing: readonly GuestNotice[];

async function serve(input: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(String(input), location.href);
  if (pathname !== '/api/attendance/w-1/notifications') throw new Error(`nobody answers ${pathname}`);
  return Response.json({ rows: standing });
}

/** How often the page has looked for a good moment. */
let looks = 0;
const query = document.querySelector.bind(document);

beforeEach(() => {
  standing = [];
  looks = 0;
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => {
    if (selector.startsWith('[role="dialog"]')) looks += 1;
    return query(selector);
  });
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

// The part reads the wedding's key alone.
const WEDDING = { weddingKey: 'w-1' } as AttendanceDetail;

function GuestPage() {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [isCovering, setCovering] = useState(false);
  const [isAsking, setAsking] = useState(false);
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
            <Button onPress={() => setAsking(is => !is)}>ご祝儀</Button>
            {isAsking && <div role="dialog" aria-label="ご祝儀を贈る" />}
          </main>
          <Notices />
        </AttendanceContext>
      </SocketProvider>
    </QueryClientProvider>
  );
}

const dialog = page.getByRole('dialog', { name: 'お知らせ' });
const closeButton = dialog.getByRole('button', { name: 'お知らせを閉じる' });
const titles = () => [...dialog.element().querySelectorAll('h3')].map(title => title.textContent);
function add(notice: GuestNotice): void {
  standing = [notice, ...standing];
  tellPages(notificationAdded, notice);
}

function withdraw({ id }: GuestNotice): void {
  standing = standing.filter(notice => notice.id !== id);
  tellPages(notificationRemoved, { id });
}

let comeAgain = (): void => {};

/** The page of a guest; every visit begins with what this device and the server remember. */
function Visits() {
  const [visit, setVisit] = useState(0);
  comeAgain = () => setVisit(visit + 1);
  return <GuestPage key={visit} />;
}

async function open(): Promise<void> {
  await show(<Visits />);
  await expect.poll(hasLine).toBe(true);
}

test('a notice that comes in opens the dialog with its date, title and body, and the newest stands first', async () => {
  await open();
  await expect.element(dialog).not.toBeInTheDocument();
  add(LATE);
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText('2026年11月21日\u2060(土) 13:05')).toBeVisible();
  await expect.poll(() => dialog.element().querySelector('b')?.textContent).toBe('15分');
  add(SOON);
  await expect.poll(titles).toEqual(['まもなく始まります', '開式が遅れています']);
  await settled();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id).filter(id => id !== 'page-has-heading-one')).toEqual([]);
});

test('it closes by itself when staff withdraw the last notice, and stays open for the others', async () => {
  standing = [SOON, LATE];
  await open();
  await expect.poll(titles).toEqual(['まもなく始まります', '開式が遅れています']);
  withdraw(LATE);
  await expect.poll(titles).toEqual(['まもなく始まります']);
  withdraw(SOON);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what was closed stays closed on this device, also after the page was loaded again; what is new opens it', async () => {
  standing = [LATE];
  await open();
  await closeButton.click();
  await expect.element(dialog).not.toBeInTheDocument();
  comeAgain();
  await expect.poll(hasLine).toBe(true);
  add(SOON);
  await expect.element(dialog).toBeVisible();
  expect(titles()).toEqual(['まもなく始まります']);
  await closeButton.click();
  expect(localStorage.getItem('kotohogi-notices-w-1')).toBe('[8,7]');
  comeAgain();
  add({ ...SOON, id: 9, title: '終わりました' });
  await expect.poll(titles).toEqual(['終わりました']);
});

test('while the picture fills the page nothing takes the focus: the notice is told over it, and the dialog follows', async () => {
  await open();
  const full = page.getByRole('button', { name: '全画面' });
  await full.click();
  add(LATE);
  const note = page.getByRole('status').filter({ hasText: '開式が15分遅れます。' });
  await expect.element(note).toBeVisible();
  await expect.element(page.getByText('開式が遅れています')).toBeVisible();
  expect(document.querySelector('[data-fullscreen="page"]')?.contains(note.element())).toBe(true);
  await expect.element(full).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
  await full.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

test('it waits for a dialog that is open', async () => {
  await open();
  const gift = page.getByRole('dialog', { name: 'ご祝儀を贈る' });
  await page.getByRole('button', { name: 'ご祝儀' }).click();
  await expect.element(gift).toBeInTheDocument();
  add(LATE);
  await expect.poll(() => looks, { timeout: 5_000 }).toBeGreaterThan(2);
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'ご祝儀' }).click();
  await expect.element(dialog).toBeVisible();
  await expect.element(gift).not.toBeInTheDocument();
});

test('no letter of a message that is being typed is lost to it', async () => {
  await open();
  const words = page.getByRole('textbox', { name: 'お祝いの言葉' });
  await words.click();
  await userEvent.keyboard('go');
  add(LATE);
  await expect
    .poll(
      async () => {
        await userEvent.keyboard('o');
        return looks;
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(2);
  await expect.element(words).toHaveValue(expect.stringMatching(/^goo+$/));
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(dialog).toBeVisible();
});
