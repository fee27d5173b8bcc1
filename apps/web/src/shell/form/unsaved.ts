/** How many forms of the page have unsaved changes. */
let forms = 0;

/** Counts a form with unsaved changes; returns how to remove it. */
export function countUnsaved(): () => void {
  forms += 1;
  return () => {
    forms -= 1;
  };
}

/** Whether something on the page is not saved yet. */
export const hasUnsaved = (): boolean => forms > 0;
