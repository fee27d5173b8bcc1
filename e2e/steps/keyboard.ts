import { expect, type Locator, type Page } from '@playwright/test';

/** A user would not find a control that is more steps away than this. */
const MOST_STEPS = 80;

/** How `inspectFocus` starts for an element that is not in the window. */
const OUTSIDE = 'outside the window';

/** Empty if the focus is visible, otherwise where it is; runs in the page. */
function inspectFocus(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'on the page itself';
  const probe = document.createElement('i');
  probe.style.color = 'var(--focus)';
  document.body.append(probe);
  const ring = getComputedStyle(probe).color;
  // Pages that are not ours, such as a bank's, use the browser's own focus ring.
  const isOurs = getComputedStyle(probe).getPropertyValue('--focus') !== '';
  probe.remove();
  const shows = (element: Element, pseudo?: string) => {
    const { boxShadow, outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(element, pseudo);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    // Over a video, the whole button takes the focus color inside a white outline.
    const isFilled = isOutlined && element === focused && backgroundColor === ring;
    const isBrowsers = !isOurs && outlineStyle === 'auto';
    return boxShadow.includes(ring) || (isOutlined && outlineColor === ring) || isFilled || isBrowsers;
  };
  // The ring may be drawn around the frame of a control, or on the replacement of a hidden input.
  const places: Element[] = [];
  for (let one: Element | null = focused; one !== null && places.length < 6; one = one.parentElement) places.push(one);
  const nearby = [...(focused.parentElement?.parentElement?.querySelectorAll('*') ?? [])].slice(0, 60);
  const isSeen = [...places, ...nearby].some(one => shows(one) || shows(one, '::before') || shows(one, '::after'));
  // The replacement of a hidden input is its label, or the label's parent if the label has no box of its own.
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
  if (!isSeen) return `focus is not visible on ${where}`;
  if (isTiny || (isFree && !isOutside)) return 'seen';
  return isOutside
    ? `outside the window: it is on ${where}`
    : `covered on ${where} by "${spot?.textContent?.slice(0, 80)}"`;
}

/** A user without a mouse: every focus stop must be visible and uncovered. */
export class Keyboard {
  readonly #page: Page;
  #stops = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Number of focus stops that were checked. */
  get stops(): number {
    return this.#stops;
  }

  /** Only the browser scrolls to what Tab reaches, so only there a page that grows may push it out of the window. */
  async #view(mayGrow: 'may grow' | 'is still' = 'is still'): Promise<void> {
    this.#stops += 1;
    const inspect = async (): Promise<string> => {
      const found = await this.#page.evaluate(inspectFocus);
      if (mayGrow === 'may grow' && found.startsWith(OUTSIDE)) {
        await this.#page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
      }
      return found;
    };
    // why: a row that has just been scrolled to, or a ring that fades in, needs a moment
    await expect.poll(inspect, { message: 'the focus' }).toBe('seen');
  }

  #isOutside(): Promise<boolean> {
    return this.#page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
  }

  /** Moves to an element with Tab, or back to it with Shift+Tab. */
  async tabTo(place: Locator, direction: 'on' | 'back' = 'on'): Promise<void> {
    let rounds = 0;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await this.#page.keyboard.press(direction === 'on' ? 'Tab' : 'Shift+Tab');
      if (await this.#isOutside()) {
        // The browser's own controls follow the end of the page; a second round means that the focus left the page.
        rounds += 1;
        expect(rounds, `${place} is not reached with Tab`).toBeLessThan(2);
        continue;
      }
      await this.#view('may grow');
      if (await place.evaluateAll(all => all.some(one => one === document.activeElement))) return;
    }
    throw new Error(`no link leads to ${place}`);
  }

  /** The next focus stop is this element. */
  async next(place: Locator): Promise<void> {
    await this.#page.keyboard.press('Tab');
    await this.isAt(place);
  }

  /** The focus was moved to this element and is visible there. */
  async isAt(place: Locator): Promise<void> {
    await expect(place).toBeFocused();
    await this.#view();
  }

  /** Tab cycles through the layer that covers the page, and back, and never leaves it. */
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
      await this.#view();
      const before = last;
      await this.#page.keyboard.press('Tab');
      last = await placeInside();
      expect(last, 'the focus has left the dialog').toBeGreaterThanOrEqual(0);
      if (last !== first) continue;
      await this.#page.keyboard.press('Shift+Tab');
      expect(await placeInside(), 'the way back differs').toBe(before);
      await this.#view();
      return;
    }
    throw new Error('Tab does not cycle through the page');
  }

  /** Escape closes the layer, and the focus returns to its opener. */
  async escape(cover: Locator, opener: Locator): Promise<void> {
    await this.#page.keyboard.press('Escape');
    await expect(cover).toHaveCount(0);
    await this.isAt(opener);
  }

  /** Presses keys at the current focus. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** Moves to a field and types into it. */
  async fill(place: Locator, text: string): Promise<void> {
    await this.tabTo(place);
    await this.#page.keyboard.type(text);
  }
}
