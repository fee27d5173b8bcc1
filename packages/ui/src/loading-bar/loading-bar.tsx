import type { ReactNode } from 'react';
import { useKitMessages } from '../kit/kit-context.ts';
import { styleVariables } from '../kit/style-variables.ts';
import styles from './loading-bar.module.css';
import { type LoadingBarState, percentOf } from './loading-bar-machine.ts';

/** The thin line at the top of the page during a navigation. */
export function LoadingBar({ state }: { readonly state: LoadingBarState }): ReactNode {
  const { list } = useKitMessages();
  if (state.kind === 'idle' || state.kind === 'waiting') return null;
  const percent = percentOf(state);
  return (
    <div
      role="progressbar"
      aria-label={list.loading}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className={styles.bar}
      data-outcome={state.kind === 'ended' ? state.outcome : undefined}
    >
      <div className={styles.done} style={styleVariables({ '--done': percent / 100 })} />
    </div>
  );
}
