import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part that the picture does not wait for: its code is loaded later. If it cannot be loaded (a bad connection), only
 * this part is missing.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      // why: a viewer who cannot load one more button can still watch
      return { default: () => null };
    }
  });
  return function Later(props: Props): ReactNode {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
