import { type RefObject, useLayoutEffect, useState } from 'react';

/** The attributes of an invalid field: of the kit's own components and of React Aria. */
const IN_ERROR = '[aria-invalid="true"], [data-invalid="true"], [data-invalid=""]';

/** Whether no field inside an element is invalid, at any depth; follows changes, additions and removals. */
export function useGroupValidity(place: RefObject<HTMLElement | null>): boolean {
  const [isValid, setValid] = useState(true);
  useLayoutEffect(() => {
    const group = place.current;
    if (group === null) return undefined;
    const judge = (): void => setValid(group.querySelector(IN_ERROR) === null);
    const observer = new MutationObserver(judge);
    const attributeFilter = ['aria-invalid', 'data-invalid'];
    observer.observe(group, { subtree: true, childList: true, attributes: true, attributeFilter });
    judge();
    return () => observer.disconnect();
  }, [place]);
  return isValid;
}
