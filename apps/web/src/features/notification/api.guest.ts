import type { OutputOf } from '@kotohogi/contract/kit/endpoint';
import { notification, notificationAdded, notificationRemoved } from '@kotohogi/contract/notification';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../shell/api/call.ts';
import { useConnection, useSocket } from '../../shell/socket/use-socket.tsx';

type Notices = OutputOf<typeof notification.read>;

const noticesKey = (weddingKey: string) => ['notification', weddingKey];

/** The polling interval while the socket is down (docs/product/guest-page.md#states). */
const POLL_MS = 10_000;

/** Keeps the notices up to date with socket events; refetches them after a disconnect. */
function useNotificationEvents(weddingKey: string): void {
  const socket = useSocket();
  const client = useQueryClient();
  useEffect(() => {
    if (socket === undefined) return;
    const queryKey = noticesKey(weddingKey);
    // A first request in flight may return data older than the event, so cancel it and refetch.
    const askAgain = () => void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }));
    const change = (changed: (rows: Notices['rows']) => Notices['rows']) => {
      const known = client.getQueryData<Notices>(queryKey);
      if (known === undefined) askAgain();
      else client.setQueryData<Notices>(queryKey, { rows: changed(known.rows) });
    };
    let isBroken = false;
    const stops = [
      socket.on(notificationAdded, notice =>
        change(rows => [notice, ...rows.filter(({ id }) => id !== notice.id)].sort((a, b) => b.id - a.id)),
      ),
      socket.on(notificationRemoved, gone => change(rows => rows.filter(({ id }) => id !== gone.id))),
      socket.watch(() => {
        const isConnected = socket.state.state === 'connected';
        if (isConnected && isBroken) askAgain();
        isBroken = !isConnected;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [socket, client, weddingKey]);
}

/** The current notices, newest first. */
export function useNotices(weddingKey: string) {
  useNotificationEvents(weddingKey);
  const { state } = useConnection();
  const isDown = state === 'failed' || state === 'disconnected';
  const isUp = state === 'connected';
  return useQuery({
    queryKey: noticesKey(weddingKey),
    queryFn: () => call(notification.read, { params: { wedding: weddingKey } }),
    // Fetch only once the socket is connected, so that no event between response and connection is missed.
    enabled: isUp || isDown,
    refetchInterval: isDown ? POLL_MS : false,
  });
}
