import type { ReactNode } from 'react';

/** A worked example: the rendered page and its code. */
export interface Example {
  readonly id: 'example-form' | 'example-list';
  /** Maximum lines of its feature code. */
  readonly lineLimit: number;
  readonly load: () => Promise<() => ReactNode>;
  readonly source: () => Promise<string>;
}

/** How much code a new form and a new list take with the kit. */
export const EXAMPLES: readonly Example[] = [
  {
    id: 'example-form',
    lineLimit: 60,
    load: async () => (await import('./examples/guest-form.tsx')).GuestForm,
    source: async () => (await import('./examples/guest-form.tsx?raw')).default,
  },
  {
    id: 'example-list',
    lineLimit: 80,
    load: async () => (await import('./examples/list-screen.tsx')).ListScreen,
    source: async () => (await import('./examples/list-screen.tsx?raw')).default,
  },
];

/** The number of non-empty lines. */
export function countLines(source: string): number {
  return source.split('\n').filter(line => line.trim() !== '').length;
}
