interface Line {
  readonly text: string;
  readonly box: DOMRect;
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
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ text, box });
  }
  return lines;
}

const middle = ({ box }: Line) => box.top + box.height / 2;

/** Whether two lines of text touch; letters fill roughly the middle half of their line height. */
function touch(one: Line, other: Line): boolean {
  const apart = Math.abs(middle(one) - middle(other));
  const isBesides = one.box.right <= other.box.left + 1 || other.box.right <= one.box.left + 1;
  return !isBesides && apart < (one.box.height + other.box.height) * 0.25;
}

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
  const words = linesIn(card, parent => title.contains(parent) || parent.closest('[data-rac]') !== null);
  const defects: string[] = [];
  for (const name of names) {
    const { box, text } = name;
    if (box.left < left + 4 || box.right > right - 4)
      defects.push(`${text} leaves the card: ${box.left - left} to ${right - box.right}`);
    const size = Number.parseFloat(getComputedStyle(title).fontSize);
    if (size < 17) defects.push(`${text} is too small: ${size}`);
    const over = words.find(word => touch(name, word));
    if (over !== undefined) defects.push(`${text} touches ${over.text}`);
  }
  return isLeftBehind(names) ? [...defects, 'the & is left on a line of its own'] : defects;
}
