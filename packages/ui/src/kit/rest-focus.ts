/**
 * Puts the focus on a non-interactive element: a heading, a form, a page. It stays focusable while it has the focus,
 * and shows no focus ring, because it cannot be pressed.
 */
export function restFocus(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.dataset.kitLanding = '';
    const leave = (): void => {
      place.removeAttribute('tabindex');
      delete place.dataset.kitLanding;
    };
    place.addEventListener('blur', leave, { once: true });
  }
  place.focus({ preventScroll: true });
}
