/**
 * Distance of the first invalid field below the header after scrolling
 * (docs/product/form.md#when-a-field-is-checked).
 */
const OFFSET_PX = 30;

/** The scroll container of a field: a dialog's body, or the page, whose header stays at its top. */
function scrollerOf(field: HTMLElement): { readonly scroller: Element; readonly topPx: number } {
  for (let place = field.parentElement; place !== null && place !== document.body; place = place.parentElement) {
    const isScroller = /auto|scroll/.test(getComputedStyle(place).overflowY) && place.scrollHeight > place.clientHeight;
    if (isScroller) return { scroller: place, topPx: place.getBoundingClientRect().top };
  }
  const header = document.querySelector('[data-kit-sticky]')?.getBoundingClientRect().height ?? 0;
  return { scroller: document.scrollingElement ?? document.documentElement, topPx: header };
}

/**
 * Scrolls to the first invalid field, of the page or of a part of it, and focuses it, once React has rendered the
 * errors.
 */
export function scrollToFirstDefect(place: ParentNode = document): void {
  requestAnimationFrame(() => {
    const wrong = place.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"], [data-invalid=""]');
    if (wrong === null) return;
    const { scroller, topPx } = scrollerOf(wrong);
    const top = scroller.scrollTop + wrong.getBoundingClientRect().top - topPx - OFFSET_PX;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
    const target = wrong.matches('input, textarea, select, button')
      ? wrong
      : wrong.querySelector<HTMLElement>('input, textarea, select, button');
    target?.focus({ preventScroll: true });
  });
}
