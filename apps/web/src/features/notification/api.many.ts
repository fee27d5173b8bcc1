import { notification } from '@kotohogi/contract/notification';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import type { Input } from '../../shell/api/call.ts';
import { callerOf } from '../../shell/api/use-call-once.ts';

/** A wedding whose guests get a notice. */
export interface NoticeTarget {
  readonly id: number;
  /** The couple. */
  readonly name: string;
}

/** A wedding whose guests did not get the notice, and why. */
export interface NoticeFailure {
  readonly target: NoticeTarget;
  readonly reason: string;
}

const sender = () => callerOf(notification.send);

/**
 * Sends a notice to the guests of several weddings, one after the other; returns the weddings that failed. A retry
 * after a lost answer does not send the notice twice.
 */
export function useSendToMany() {
  const [senders] = useState(() => new Map<number, ReturnType<typeof sender>>());
  return useMutation({
    mutationFn: async (sent: {
      readonly targets: readonly NoticeTarget[];
      readonly body: Input<typeof notification.send>['body'];
    }) => {
      const failures: NoticeFailure[] = [];
      for (const target of sent.targets) {
        const send = senders.get(target.id) ?? sender();
        senders.set(target.id, send);
        try {
          await send({ params: { weddingId: target.id }, body: sent.body });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          failures.push({ target, reason: error.userMessage });
        }
      }
      return failures;
    },
  });
}
