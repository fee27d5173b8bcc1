const FOCUSABLE = 'input:checked, input:not([type="hidden"]), select, textarea, button, [tabindex="0"]';

/**
 * Brings a field into view under the header and gives it the focus; `false` when there is no such field.
 * How far from the header it stands is the page's `scroll-padding-top` (30 px below it, product §9).
 */
export function focusField(id: string): boolean {
  const place = document.getElementById(id);
  if (place === null) return false;
  const control = place.matches(FOCUSABLE) ? place : (place.querySelector<HTMLElement>(FOCUSABLE) ?? place);
  const field = control.closest('[role="radiogroup"], [role="group"]') ?? control;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  control.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
  return true;
}

/** Goes to the first of these fields that is in the page, in the order given. */
export function focusFirstField(ids: readonly string[]): void {
  for (const id of ids) if (focusField(id)) return;
}
