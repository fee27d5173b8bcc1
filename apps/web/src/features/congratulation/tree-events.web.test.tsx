import { congratulationSent, leafGrown, type TreeLeaf } from '@kotohogi/contract/congratulation';
import { instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SocketProvider } from '../../shell/socket/use-socket.tsx';
import { cutLines, hasLine, LineSocket, publish, restoreLines } from '../../shell/testing/fake-line.ts';
import { show } from '../../shell/testing/show.tsx';
import { useNewestMessages, useTree, useTreeEvents } from './api.ts';

/** The tree on the server, and its pending responses. */
let leaves: readonly TreeLeaf[];
let isSlow: boolean;
let answers: (() => void)[];

const leaf = (id: number): TreeLeaf => ({ id, attendantId: id, name: `ゲスト${id}`, isNickName: false });

async function serve(input: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(String(input), location.href);
  const isTree = pathname.endsWith('/tree');
  // The data at the time of the request, however late the response.
  const body = isTree ? { leaves, messageCount: leaves.length, left: 10 } : { rows: [], total: 0, page: 1, limit: 5 };
  if (isTree && isSlow) await new Promise<void>(resolve => answers.push(resolve));
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

function Tree() {
  const { data } = useTree('w-1');
  useNewestMessages('w-1');
  useTreeEvents('w-1');
  return <p>{data === undefined ? '…' : `葉${data.leaves.length}枚・言葉${data.messageCount}`}</p>;
}

async function visit(): Promise<void> {
  await show(
    <SocketProvider weddingKey="w-1">
      <Tree />
    </SocketProvider>,
  );
}

const patience = { timeout: 10_000 };
const reads = (text: string) => expect.element(page.getByText(text, { exact: true }), patience).toBeVisible();

beforeEach(() => {
  [leaves, isSlow, answers] = [[leaf(1)], false, []];
  vi.stubGlobal('WebSocket', LineSocket);
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  restoreLines();
  vi.unstubAllGlobals();
});

describe('given the tree of a wedding', () => {
  test('when a leaf is added while the first response is pending, then it is on the tree', async () => {
    isSlow = true;
    await visit();
    await expect.poll(() => hasLine() && answers.length > 0, patience).toBe(true);
    leaves = [leaf(1), leaf(2)];
    publish(leafGrown, leaf(2));
    isSlow = false;
    for (const answer of answers) answer();
    await reads('葉2枚・言葉2');
  });

  test('when leaves were added before the socket connected, then they are fetched once it does', async () => {
    cutLines();
    await visit();
    await reads('葉1枚・言葉1');
    leaves = [leaf(1), leaf(2), leaf(3)];
    restoreLines();
    await reads('葉3枚・言葉3');
  });

  test('when messages arrive, then the tree counts them without a request', async () => {
    await visit();
    await reads('葉1枚・言葉1');
    await expect.poll(hasLine, patience).toBe(true);
    leaves = [leaf(1), leaf(2)];
    publish(leafGrown, leaf(2));
    publish(congratulationSent, {
      id: 1,
      attendantId: 2,
      leafNumber: 2,
      name: 'ゲスト2',
      isNickName: false,
      message: 'おめでとう',
      createdAt: instant(1_795_238_898_000),
      isEdited: false,
    });
    await reads('葉2枚・言葉2');
  });
});
