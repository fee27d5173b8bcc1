import type { CSSProperties } from 'react';

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}

/** Hands numbers and lengths to a part's own style sheet as custom properties. */
export function styleVariables(variables: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return variables;
}
