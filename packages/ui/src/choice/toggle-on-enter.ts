import type { KeyboardEvent } from 'react';

/** Enter works like Space on checkboxes, switches and radio buttons; by default it would submit the form. */
export function toggleOnEnter(event: Pick<KeyboardEvent, 'key' | 'preventDefault' | 'target'>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.target.click();
}
