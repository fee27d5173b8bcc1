/** Product text §9: the first wrong field comes to rest this far under the header. */
const OFFSET_PX = 30;

/** Scrolls to the first field in error, of the page or of a part of it, and gives it the focus, once React has drawn the errors. */
export function scrollToFirstDefect(place: ParentNode = document): void {
  requestAnimationFrame(() => {
    const wrong = place.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"], [data-invalid=""]');
    if (wrong === null) return;
    const header = document.querySelector('[data-kit-sticky]')?.getBoundingClientRect().height ?? 0;
    const top = wrong.getBoundingClientRect().top + scrollY - header - OFFSET_PX;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
    const target = wrong.matches('input, textarea, select, button')
      ? wrong
      : wrong.querySelector<HTMLElement>('input, textarea, select, button');
    target?.focus({ preventScroll: true });
  });
}
