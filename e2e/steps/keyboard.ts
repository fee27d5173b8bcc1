import { expect, type Locator, type Page } from '@playwright/test';

/** More steps than this between two places of a page, and nobody would find the way. */
const MOST_STEPS = 80;

/** Whether one sees the focus, else where it is; runs in the page. */
function lookAtFocus(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'on the page itself';
  const probe = document.createElement('i');
  probe.style.color = 'var(--focus)';
  document.body.append(probe);
  const ring = getComputedStyle(probe).color;
  // A page that is not ours, such as a bank's, has the browser's own ring.
  const isOurs = getComputedStyle(probe).getPropertyValue('--focus') !== '';
  probe.remove();
  const shows = (element: Element, pseudo?: string) => {
    const { boxShadow, outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(element, pseudo);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    // On a video the whole button takes the colour, inside a white line.
    const isFilled = isOutlined && element === focused && backgroundColor === ring;
    const isBrowsers = !isOurs && outlineStyle === 'auto';
    return boxShadow.includes(ring) || (isOutlined && outlineColor === ring) || isFilled || isBrowsers;
  };
  // The ring may be drawn around the frame of a control, or on what stands for a hidden input.
  const places: Element[] = [];
  for (let one: Element | null = focused; one !== null && places.length < 6; one = one.parentElement) places.push(one);
  const beside = [...(focused.parentElement?.parentElement?.querySelectorAll('*') ?? [])].slice(0, 60);
  const isSeen = [...places, ...beside].some(one => shows(one) || shows(one, '::before') || shows(one, '::after'));
  // What stands for a hidden input is its label, or what the label lies in where that has no box of its own.
  let body: Element = focused.matches('input:is([type="checkbox"], [type="radio"])')
    ? (focused.closest('label') ?? focused)
    : focused;
  while (body !== focused && body.clientWidth === 0 && body.parentElement !== null) body = body.parentElement;
  const { left, top, width, height } = body.getBoundingClientRect();
  const isTiny = width < 4 || height < 4;
  const y = Math.min(Math.max(top + height / 2, 0), innerHeight - 1);
  const spot = document.elementFromPoint(Math.min(left + width / 2, innerWidth - 1), y);
  const isOutside = top + height <= 0 || top >= innerHeight;
  const isFree = spot !== null && (body.contains(spot) || places.some(one => one === spot) || spot.contains(body));
  const where = `${focused.tagName.toLowerCase()} "${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 30) ?? ''}"`;
  if (!isSeen) return `not seen on ${where}`;
  return isTiny || (isFree && !isOutside) ? 'seen' : `covered on ${where}`;
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
    await expect.poll(() => this.#page.evaluate(lookAtFocus), { message: 'the focus' }).toBe('seen');
  }

  #isOutside(): Promise<boolean> {
    return this.#page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
  }

  /** Goes on to a place with Tab, or back to it. */
  async tabTo(place: Locator, direction: 'on' | 'back' = 'on'): Promise<void> {
    let rounds = 0;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await this.#page.keyboard.press(direction === 'on' ? 'Tab' : 'Shift+Tab');
      if (await this.#isOutside()) {
        // Past the end of a page are the browser's own controls; where the focus fell off the page is told by the second time.
        rounds += 1;
        expect(rounds, `${place} is not on the way`).toBeLessThan(2);
        continue;
      }
      await this.#look();
      if (await place.evaluateAll(all => all.some(one => one === document.activeElement))) return;
    }
    throw new Error(`no way leads to ${place}`);
  }

  /** The very next stop is this place. */
  async next(place: Locator): Promise<void> {
    await this.#page.keyboard.press('Tab');
    await this.isAt(place);
  }

  /** The focus has been led to this place, and is seen there. */
  async isAt(place: Locator): Promise<void> {
    await expect(place).toBeFocused();
    await this.#look();
  }

  /** Tab goes round in what covers the page, and back, and never out of it. */
  async goRound(cover: Locator): Promise<void> {
    const placeInside = () =>
      cover.evaluate(element => {
        const focused = document.activeElement;
        return focused === null ? -1 : [...element.querySelectorAll('*')].indexOf(focused);
      });
    await this.#page.keyboard.press('Tab');
    const first = await placeInside();
    let last = first;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await this.#look();
      const before = last;
      await this.#page.keyboard.press('Tab');
      last = await placeInside();
      expect(last, 'the focus has left what covers the page').toBeGreaterThanOrEqual(0);
      if (last !== first) continue;
      await this.#page.keyboard.press('Shift+Tab');
      expect(await placeInside(), 'the way back is another').toBe(before);
      await this.#look();
      return;
    }
    throw new Error('Tab does not come round');
  }

  /** Escape closes what covers the page, and the focus is where it was opened. */
  async escape(cover: Locator, opener: Locator): Promise<void> {
    await this.#page.keyboard.press('Escape');
    await expect(cover).toHaveCount(0);
    await this.isAt(opener);
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
