/** A color pair that an element uses, as computed by the browser. */
export interface Pair {
  readonly kind: 'text' | 'edge';
  readonly what: string;
  readonly front: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
}

/**
 * Measures in the page: the contrast of every text with its background (4.5:1, large text 3:1), and of every control's
 * edge with its surroundings (3:1). Runs inside the browser, so it must not reference anything outside itself.
 */
export function measurePairs(): Pair[] {
  type Rgba = readonly [number, number, number, number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const seen = new Map<string, Rgba>();
  const rgba = (css: string): Rgba => {
    const known = seen.get(css);
    if (known !== undefined || canvas === null) return known ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const colour = [r, g, b, a / 255] as const;
    seen.set(css, colour);
    return colour;
  };
  const over = (front: Rgba, ground: Rgba): Rgba => {
    const mix = (index: 0 | 1 | 2) => front[index] * front[3] + ground[index] * (1 - front[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  /** The color painted behind an element; null for an image, which cannot be computed. */
  const groundOf = (element: Element | null): Rgba | null => {
    const layers: Rgba[] = [];
    for (let one = element; one !== null; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.backgroundImage !== 'none') return null;
      // A mark that a pseudo element draws under the text: the disc of a selected day.
      const mark = getComputedStyle(one, '::before');
      const isUnder = mark.content !== 'none' && mark.position === 'absolute' && Number(mark.zIndex) < 0;
      const painted = [...(isUnder ? [rgba(mark.backgroundColor)] : []), rgba(style.backgroundColor)];
      layers.push(...painted);
      if (painted.some(colour => colour[3] === 1)) break;
    }
    return layers.reduceRight<Rgba>((ground, layer) => over(layer, ground), [255, 255, 255, 1]);
  };
  const luminance = ([r, g, b]: Rgba) => {
    const linear = (channel: number) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  };
  const contrast = (a: Rgba, b: Rgba) => {
    const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
  };
  const hex = (colour: Rgba) =>
    `#${colour
      .slice(0, 3)
      .map(one => Math.round(one).toString(16).padStart(2, '0'))
      .join('')}`;
  const isOff = (element: Element) =>
    element.closest('[disabled],[data-disabled],[aria-disabled="true"],[aria-hidden="true"]') !== null;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const opacityOf = (element: Element) => {
    let opacity = 1;
    for (let one: Element | null = element; one !== null; one = one.parentElement)
      opacity *= Number(getComputedStyle(one).opacity);
    return opacity;
  };
  const hasEdge = (element: Element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0;
  /**
   * The element that draws the edge of a control: the control itself, the box its label shows instead, or the frame
   * around it.
   */
  const frameOf = (control: Element): Element | undefined => {
    if (hasEdge(control)) return control;
    const isBox = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
    if (isBox) return [...(control.closest('label')?.querySelectorAll('*') ?? [])].find(hasEdge);
    const around = [control.parentElement, control.parentElement?.parentElement];
    return around.find(one => one !== null && one !== undefined && hasEdge(one)) ?? undefined;
  };
  const pairs: Pair[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || !node.textContent?.trim() || isOff(element) || !isSeen(element)) continue;
    const style = getComputedStyle(element);
    const ground = groundOf(element);
    if (ground === null) continue;
    const [r, g, b, a] = rgba(style.color);
    const front = over([r, g, b, a * opacityOf(element)], ground);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const what = `"${node.textContent.trim().slice(0, 24)}"`;
    pairs.push({
      kind: 'text',
      what,
      front: hex(front),
      ground: hex(ground),
      ratio: contrast(front, ground),
      least: isLarge ? 3 : 4.5,
    });
  }
  for (const control of document.querySelectorAll('input, textarea, select, button, [role="switch"]')) {
    const framed = frameOf(control);
    if (framed === undefined || isOff(control) || !isSeen(framed)) continue;
    if (control.tagName === 'BUTTON' && framed !== control) continue;
    const style = getComputedStyle(framed);
    const around = groundOf(framed.parentElement);
    const inside = groundOf(framed);
    if (around === null || inside === null || style.borderTopStyle === 'none') continue;
    // A button without a drawn edge is recognized by its text or icon, which are measured separately.
    if (
      control.tagName === 'BUTTON' &&
      contrast(over(rgba(style.borderTopColor), inside), inside) < 1.1 &&
      contrast(inside, around) < 3
    )
      continue;
    const edge = over(rgba(style.borderTopColor), around);
    const ratio = Math.max(contrast(edge, around), contrast(inside, around));
    const what = `${control.tagName.toLowerCase()} ${control.getAttribute('name') ?? control.textContent?.slice(0, 20) ?? ''}`;
    pairs.push({ kind: 'edge', what, front: hex(edge), ground: hex(around), ratio, least: 3 });
  }
  return pairs;
}
