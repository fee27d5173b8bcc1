import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part that no picture waits for: its code comes after it. Where the code does not come (a bad line), the part is missing,
 * and nothing else.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      // why: a viewer who cannot load one more button still watches
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
