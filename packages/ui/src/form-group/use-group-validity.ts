import { type RefObject, useLayoutEffect, useState } from 'react';

/** What a field in error carries: the kit's own parts and React Aria's alike. */
const IN_ERROR = '[aria-invalid="true"], [data-invalid="true"], [data-invalid=""]';

/** Whether no field within an element is in error, at any depth; follows the fields as they change, come and go. */
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
