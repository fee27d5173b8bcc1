import {
  congratulation,
  congratulationChanged,
  congratulationSent,
  leafGrown,
  type TreeLeaf,
  type TreeMessage,
} from '@kotohogi/contract/congratulation';
import type { OutputOf } from '@kotohogi/contract/kit/endpoint';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../shell/api/call.ts';
import { useCallOnce } from '../../shell/api/use-call-once.ts';
import { catchUp } from '../../shell/socket/catch-up.ts';
import { useSocket } from '../../shell/socket/use-socket.tsx';

type Tree = OutputOf<typeof congratulation.tree>;

const treeKey = (weddingKey: string) => ['congratulation', weddingKey, 'tree'];
const newestKey = (weddingKey: string) => ['congratulation', weddingKey, 'newest'];

/** How many of the newest messages the page itself shows. */
export const NEWEST_COUNT = 5;

/** The leaves of the tree in the order they were added, and how many messages the guest may still send. */
export function useTree(weddingKey: string) {
  return useQuery({
    queryKey: treeKey(weddingKey),
    queryFn: () => call(congratulation.tree, { params: { wedding: weddingKey } }),
  });
}

/** Fetches messages, newest first. */
const read = (weddingKey: string, query: { page?: number; limit: number; attendantId?: number }) =>
  call(congratulation.read, { params: { wedding: weddingKey }, query });

/** The newest messages. */
export function useNewestMessages(weddingKey: string) {
  return useQuery({
    queryKey: newestKey(weddingKey),
    queryFn: () => read(weddingKey, { limit: NEWEST_COUNT }),
  });
}

/** All messages page by page, or those of one leaf. */
export function useMessages(weddingKey: string, attendantId: number | undefined) {
  return useInfiniteQuery({
    queryKey: ['congratulation', weddingKey, 'all', attendantId ?? 0],
    queryFn: ({ pageParam }) =>
      read(weddingKey, { page: pageParam, limit: 20, ...(attendantId === undefined ? {} : { attendantId }) }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
  });
}

/** Sends a message; the response says how many are left. */
export function useSendMessage(weddingKey: string) {
  const client = useQueryClient();
  const send = useCallOnce(congratulation.send);
  return useMutation({
    mutationFn: (message: string) => send({ params: { wedding: weddingKey }, body: { message } }),
    onSuccess: async ({ left }) => {
      client.setQueryData<Tree>(treeKey(weddingKey), known => known && { ...known, left });
      // Also covers a disconnected socket, when no event arrives.
      await client.invalidateQueries({ queryKey: ['congratulation', weddingKey] });
    },
  });
}

/** Edits the guest's own message. */
export function useEditMessage(weddingKey: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, message }: { readonly id: number; readonly message: string }) =>
      call(congratulation.edit, { params: { wedding: weddingKey, id }, body: { message } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['congratulation', weddingKey] }),
  });
}

const withLeaf = (tree: Tree, leaf: TreeLeaf): Tree =>
  tree.leaves.some(known => known.id === leaf.id) ? tree : { ...tree, leaves: [...tree.leaves, leaf] };

type Messages = OutputOf<typeof congratulation.read>;

const withMessage = (newest: Messages, message: TreeMessage): Messages =>
  newest.rows.some(row => row.id === message.id)
    ? newest
    : { ...newest, total: newest.total + 1, rows: [message, ...newest.rows].slice(0, NEWEST_COUNT) };

/** Keeps tree and messages up to date with socket events, and refetches what they do not contain. */
export function useTreeEvents(weddingKey: string): void {
  const socket = useSocket();
  const client = useQueryClient();
  useEffect(() => {
    if (socket === undefined) return;
    const all = { queryKey: ['congratulation', weddingKey] };
    const line = catchUp(socket, async () => {
      // A response in flight may be older than the event, so cancel it.
      await client.cancelQueries(all);
      await client.invalidateQueries(all);
    });
    const put = <Known>(queryKey: readonly unknown[], change: (known: Known) => Known) => {
      if (client.isFetching({ queryKey }) > 0) line.ask();
      client.setQueryData<Known>(queryKey, known => known && change(known));
    };
    const stops = [
      socket.on(leafGrown, leaf => put<Tree>(treeKey(weddingKey), tree => withLeaf(tree, leaf))),
      socket.on(congratulationSent, message => {
        put<Messages>(newestKey(weddingKey), newest => withMessage(newest, message));
        put<Tree>(treeKey(weddingKey), tree => ({ ...tree, messageCount: tree.messageCount + 1 }));
      }),
      socket.on(congratulationChanged, () => void client.invalidateQueries(all)),
      line.stop,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [socket, client, weddingKey]);
}
