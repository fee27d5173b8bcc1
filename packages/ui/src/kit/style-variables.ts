import type { CSSProperties } from 'react';

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}

/** Passes numbers and lengths to a component's style sheet as custom properties. */
export function styleVariables(variables: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return variables;
}
