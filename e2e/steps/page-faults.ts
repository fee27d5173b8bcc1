import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';

/** The width of a page that is wider than its window, as a fault. */
export async function overflowOf(page: Page): Promise<readonly string[]> {
  const reach = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  return reach > (page.viewportSize()?.width ?? 0) ? [`is ${reach} px wide`] : [];
}

/** Everything wrong with a page in its current state: axe findings, and content that overflows its window. */
export async function faultsOf(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  return [...(await axeFindings(page, rules)), ...(await overflowOf(page))];
}

/**
 * Text that, when doubled, leaves the screen or a box that clips. The page width would not show it, because the page
 * body clips as well. Scrollable content and content for screen readers only do not count.
 */
export async function cutOff(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const CUTS = ['hidden', 'clip'];
    const SCROLLS = ['auto', 'scroll'];
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[aria-hidden="true"], svg') === null;
    /** The horizontal range in which an element is visible; undefined for hidden and scrollable ones. */
    const windowOf = (element: Element): readonly [number, number] | undefined => {
      let [left, right] = [0, document.documentElement.clientWidth];
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (clipPath !== 'none' || (SCROLLS.includes(overflowX) && at.scrollWidth > at.clientWidth)) return undefined;
        if (at !== element && CUTS.includes(overflowX))
          [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (position === 'fixed') break;
      }
      return [left, right];
    };
    const isCut = (element: Element, rectangles: readonly DOMRect[]) => {
      const shown = isSeen(element) ? windowOf(element) : undefined;
      if (shown === undefined) return false;
      return rectangles.some(({ left, right, width }) => width > 1 && (left < shown[0] - 2 || right > shown[1] + 2));
    };
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const found: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text === '' || node.parentElement === null) continue;
      range.selectNodeContents(node);
      if (isCut(node.parentElement, [...range.getClientRects()])) found.push(text.slice(0, 60));
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
      if (isCut(control, [control.getBoundingClientRect()])) found.push(control.outerHTML.slice(0, 160));
    }
    root.style.fontSize = '';
    return found.map(what => `cut off at 200 % text size: ${what}`);
  });
}

/**
 * True when the app has replaced the server-rendered page and has its heading and fonts, nothing is loading, and the
 * progress bar at the top, which stays for half a second after it has finished, is gone. Runs in the page.
 */
export function isPageReady(): boolean {
  const bars = [...document.querySelectorAll('[role="progressbar"]')];
  return (
    document.getElementById('server-page') === null &&
    document.querySelector('h1') !== null &&
    document.querySelector('[aria-busy="true"]') === null &&
    !bars.some(bar => /読み込んで|Loading/.test(bar.getAttribute('aria-label') ?? '')) &&
    document.fonts.status === 'loaded'
  );
}
