interface Line {
  readonly text: string;
  readonly box: DOMRect;
  readonly isVertical: boolean;
}

/** The visible lines of text in an element; skips what is hidden visually or from screen readers. */
function linesIn(element: Element, isLeftOut: (parent: Element) => boolean): readonly Line[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (parent === null || text === '' || isLeftOut(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isVertical = getComputedStyle(parent).writingMode !== 'horizontal-tb';
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1) lines.push({ text, box, isVertical });
  }
  return lines;
}

/** Whether a text is only for screen readers, or a drawing made of figures that others may cover. */
function isUnread(parent: Element): boolean {
  const { clipPath, userSelect } = getComputedStyle(parent);
  return clipPath.startsWith('inset(50%') || userSelect === 'none' || parent.closest('[data-rac], svg') !== null;
}

const middle = ({ box }: Line) => box.top + box.height / 2;

/** The part of a line its letters fill: roughly the middle half of its line height. */
function inkOf({ box, isVertical }: Line): DOMRect {
  const [x, y] = isVertical ? [box.width / 4, 0] : [0, box.height / 4];
  return new DOMRect(box.x + x, box.y + y, box.width - 2 * x, box.height - 2 * y);
}

/** Whether two lines of text touch. */
function touch(one: Line, other: Line): boolean {
  const [a, b] = [inkOf(one), inkOf(other)];
  const isBesides = a.right <= b.left + 1 || b.right <= a.left + 1;
  return !isBesides && a.bottom > b.top && b.bottom > a.top;
}

/** Each two lines of different texts that touch. */
const touching = (lines: readonly Line[]): readonly string[] =>
  lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .flatMap(other => (one.text !== other.text && touch(one, other) ? [`${one.text} touches ${other.text}`] : [])),
  );

/** The & is on the line of the first name and the second name is not. */
function isLeftBehind(names: readonly Line[]): boolean {
  const at = names.findIndex(({ text }) => text === '&');
  const [before, sign, after] = [names[at - 1], names[at], names[at + 1]];
  if (before === undefined || sign === undefined || after === undefined) return false;
  const isOnLineOf = (other: Line) => Math.abs(middle(sign) - middle(other)) < other.box.height / 2;
  return isOnLineOf(before) && !isOnLineOf(after);
}

/** Layout errors of the names in a header: under a button, too small, or an orphaned &. */
export function headerDefects(header: HTMLElement): readonly string[] {
  const link = header.querySelector('a');
  const hasInitials = link?.querySelector('[aria-hidden="true"] bdi') !== null;
  const isUnseen = (parent: Element) => hasInitials && parent.closest('[aria-hidden="true"]') === null;
  const names = link === null ? [] : linesIn(link, isUnseen);
  const buttonsLeft = Math.min(...[...header.querySelectorAll('button')].map(one => one.getBoundingClientRect().left));
  const defects = names.flatMap(({ text, box }) => (box.right > buttonsLeft ? [`${text} is under a button`] : []));
  for (const name of link?.querySelectorAll('bdi') ?? []) {
    if (Number.parseFloat(getComputedStyle(name).fontSize) < 12) defects.push(`${name.textContent} is too small`);
  }
  if (names.length === 0) defects.push('has no names');
  return isLeftBehind(names) ? [...defects, 'the & is left on a line of its own'] : defects;
}

/** Layout errors of a card's title: names that overflow, are cut off, touch other text, or orphan the &. */
export function titleDefects(card: HTMLElement): readonly string[] {
  const title = card.querySelector('h1');
  if (title === null) return ['has no title'];
  const { left, right } = card.getBoundingClientRect();
  const isMirror = (parent: Element) => parent.closest('[aria-hidden="true"]') !== null;
  const names = linesIn(title, isMirror);
  const others = linesIn(card, parent => title.contains(parent) || isUnread(parent));
  const defects: string[] = [];
  for (const name of names) {
    const { box, text } = name;
    if (box.left < left + 4 || box.right > right - 4)
      defects.push(`${text} leaves the card: ${box.left - left} to ${right - box.right}`);
    const size = Number.parseFloat(getComputedStyle(title).fontSize);
    if (size < 17) defects.push(`${text} is too small: ${size}`);
  }
  defects.push(...touching([...names, ...others]));
  return isLeftBehind(names) ? [...defects, 'the & is left on a line of its own'] : defects;
}

/** The size in px of every visible text of a card. */
export function textSizes(card: HTMLElement): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (parent === null || text === '' || parent.closest('svg') !== null) continue;
    sizes.set(text, Number.parseFloat(getComputedStyle(parent).fontSize));
  }
  return sizes;
}
