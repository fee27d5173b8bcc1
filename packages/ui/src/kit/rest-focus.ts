/**
 * Puts the focus on something that is no control: a heading, a form, a page. It can be focused as long as the focus stays
 * there, and wears no ring: there is nothing one could press.
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
