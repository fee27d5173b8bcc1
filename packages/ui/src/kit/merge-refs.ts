import type { Ref, RefCallback } from 'react';

/** A ref that passes the element to several refs. */
export function mergeRefs<T>(...refs: readonly (Ref<T> | undefined)[]): RefCallback<T> {
  return element => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref !== null && ref !== undefined) ref.current = element;
    }
  };
}
