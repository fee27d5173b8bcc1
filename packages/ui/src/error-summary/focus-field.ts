const FOCUSABLE = 'input:checked, input:not([type="hidden"]), select, textarea, button, [tabindex="0"]';

/**
 * Scrolls a field into view below the header and focuses it; `false` if it does not exist. Its distance from the
 * header is the page's `scroll-padding-top` (30 px, docs/product/form.md#when-a-field-is-checked).
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

/** Focuses the first of these fields that exists in the page, in the given order. */
export function focusFirstField(ids: readonly string[]): void {
  for (const id of ids) if (focusField(id)) return;
}
