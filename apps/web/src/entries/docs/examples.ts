import type { ReactNode } from 'react';

/** A worked example: what stands on the page, and the code it took. */
export interface Example {
  readonly id: 'example-form' | 'example-list';
  /** Lines its feature code may cost. */
  readonly lineLimit: number;
  readonly load: () => Promise<() => ReactNode>;
  readonly source: () => Promise<string>;
}

/** What a new form and a new list cost to write on the kit. */
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

/** Lines of code that are not empty. */
export function countLines(source: string): number {
  return source.split('\n').filter(line => line.trim() !== '').length;
}
