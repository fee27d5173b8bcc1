import { reaction, reactionBatch, reactionSend, type SentReaction } from '@kotohogi/contract/reaction';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../shell/api/call.ts';
import { useSocket } from '../../shell/socket/use-socket.tsx';
import { useSocketEvent } from '../../shell/socket/use-socket-event.ts';

/** A reaction to send, with the moment on the guest's own screen. */
export interface OwnReaction {
  readonly value: string;
  /** In a live stream. */
  readonly programMs?: number;
  /** In a recording. */
  readonly videoMs?: number;
}

/** Sends a reaction without waiting for a response. */
export function useSendReaction(): (own: OwnReaction) => void {
  const socket = useSocket();
  return useCallback(own => socket?.send(reactionSend, own), [socket]);
}

/** Subscribes to the reactions of others. */
export function useReactions(onEvent: (reactions: readonly SentReaction[]) => void): void {
  useSocketEvent(reactionBatch, onEvent);
}

/** The reactions of a recording, each with its video time. */
export function useReplay(weddingKey: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['reaction', weddingKey, 'replay'],
    queryFn: () => call(reaction.replay, { params: { wedding: weddingKey } }),
    enabled: isWanted,
    staleTime: 60_000,
  });
}
