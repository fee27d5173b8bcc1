import { expect, type Locator, type Page } from '@playwright/test';

/** More steps than this between two places of a page, and nobody would find the way. */
const MOST_STEPS = 80;

/** Where the focus is and whether one sees it; runs in the page. */
function lookAtFocus(): { readonly where: string; readonly isSeen: boolean; readonly isCovered: boolean } {
  const focused = document.activeElement;
  if (focused === null || focused === document.body)
    return { where: 'the page itself', isSeen: false, isCovered: false };
  const probe = document.createElement('i');
  probe.style.color = 'var(--focus)';
  document.body.append(probe);
  const ring = getComputedStyle(probe).color;
  probe.remove();
  const shows = (element: Element, pseudo?: string) => {
    const { boxShadow, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor === ring;
    return boxShadow.includes(ring) || isOutlined;
  };
  // The ring may be drawn around the frame of a control, or on what stands for a hidden input.
  const places: Element[] = [];
  for (let one: Element | null = focused; one !== null && places.length < 6; one = one.parentElement) places.push(one);
  const beside = [...(focused.parentElement?.parentElement?.querySelectorAll('*') ?? [])].slice(0, 60);
  const isSeen = [...places, ...beside].some(one => shows(one) || shows(one, '::before') || shows(one, '::after'));
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isTiny = width < 4 || height < 4;
  const y = Math.min(Math.max(top + height / 2, 0), innerHeight - 1);
  const spot = document.elementFromPoint(Math.min(left + width / 2, innerWidth - 1), y);
  const isOutside = top + height <= 0 || top >= innerHeight;
  const isFree =
    spot !== null && (focused.contains(spot) || places.some(one => one === spot) || spot.contains(focused));
  const where = `${focused.tagName.toLowerCase()} "${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 30) ?? ''}"`;
  return { where, isSeen, isCovered: !isTiny && (isOutside || !isFree) };
}

/** Somebody without a mouse: every stop of the focus must be seen, and lie under nothing. */
export class Keyboard {
  readonly #page: Page;
  #stops = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** How many stops were looked at. */
  get stops(): number {
    return this.#stops;
  }

  async #look(): Promise<void> {
    this.#stops += 1;
    // why: a row that has just been scrolled to, or a ring that fades in, needs a moment
    await expect
      .poll(() => this.#page.evaluate(lookAtFocus), { message: 'the focus is seen, and nothing lies over it' })
      .toMatchObject({ isSeen: true, isCovered: false });
  }

  /** Goes on to a place with Tab. */
  async tabTo(place: Locator): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await this.#page.keyboard.press('Tab');
      await this.#look();
      if (await place.evaluateAll(all => all.some(one => one === document.activeElement))) return;
    }
    throw new Error(`no way leads to ${place}`);
  }

  /** Presses keys where the focus is. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** Goes to a field and types into it. */
  async fill(place: Locator, text: string): Promise<void> {
    await this.tabTo(place);
    await this.#page.keyboard.type(text);
  }
}
