import type { SentReaction } from '@kotohogi/contract/reaction';
import type { PlayerHandle } from '@kotohogi/player';
import { type ReactionKind, type ReactionLayerHandle, reactionValue } from '@kotohogi/reactions';
import type { PatternName } from '@kotohogi/themes/theme-names';
import { type RefObject, useCallback, useState } from 'react';
import { log } from '../../../shell/log/log.ts';
import { useReactions, useSendReaction } from '../../reaction/index.ts';

interface StampOptions {
  readonly player: RefObject<PlayerHandle | null>;
  readonly layer: RefObject<ReactionLayerHandle | null>;
  readonly pattern: PatternName;
  readonly isArchive: boolean;
  readonly ownId: number | undefined;
}

/** Handles own and others' reactions: own ones are drawn at once, others' when their moment is on screen. */
export function useStamps({ player, layer, pattern, isArchive, ownId }: StampOptions) {
  const [count, setCount] = useState(0);
  const send = useSendReaction();
  const receive = useCallback(
    (reactions: readonly SentReaction[]) => {
      const others = reactions.filter(one => one.attendantId !== ownId);
      setCount(before => before + others.length);
      try {
        layer.current?.push(others.map(({ id, value, programMs }) => ({ id, value, atMs: programMs })));
      } catch (error) {
        // why: this page has no image for the value; the other reactions were added
        log.info('a reaction has no picture', error);
      }
    },
    [layer, ownId],
  );
  useReactions(receive);
  const tap = useCallback(
    (kind: ReactionKind) => {
      setCount(before => before + 1);
      layer.current?.tap(kind);
    },
    [layer],
  );
  const report = useCallback(
    (kind: ReactionKind) => {
      const value = reactionValue(pattern, kind);
      const playheadMs = player.current?.playheadMs() ?? null;
      if (playheadMs === null) return isArchive ? undefined : send({ value });
      send({ value, [isArchive ? 'videoMs' : 'programMs']: Math.round(playheadMs) });
    },
    [player, pattern, isArchive, send],
  );
  return { count, tap, report };
}
