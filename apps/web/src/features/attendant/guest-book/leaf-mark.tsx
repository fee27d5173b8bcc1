import type { Answer } from '@kotohogi/domain/attendant/types';
import { LEAF_OF } from './answer-kinds.ts';

/** A leaf for an answer; without an answer, its outline. The word next to it names the answer. */
export function LeafMark({ answer }: { readonly answer: Answer | undefined }) {
  const leaf = answer === undefined ? undefined : LEAF_OF[answer];
  return (
    <svg viewBox="-18.5 -12.5 37 25" aria-hidden="true">
      <g transform="rotate(-14)">
        <path
          d="M-17 2C-10-11 8-13 18-3 12 11-8 13-17 2Z"
          fill={leaf?.fill ?? 'none'}
          stroke={leaf?.edge ?? 'var(--edge)'}
          strokeWidth="1.6"
          strokeDasharray={leaf === undefined ? '3 3' : undefined}
        />
        {leaf !== undefined && (
          <path d="M-15 2Q0-1 15-3" stroke="#fff" strokeOpacity=".7" strokeWidth="1.4" fill="none" />
        )}
      </g>
    </svg>
  );
}
