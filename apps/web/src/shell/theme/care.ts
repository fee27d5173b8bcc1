/** A reader's display preferences on this device: large text, furigana. */
export type Care = 'large' | 'furigana';

const KEYS: Readonly<Record<Care, string>> = { large: 'kotohogi-large', furigana: 'kotohogi-furigana' };
const ON = 'on';
/** All sizes of the pages depend on this one (they are in rem). */
const LARGE = '150%';

const watchers = new Set<() => void>();
const known = new Map<Care, boolean>();

/** Whether a preference is set; without storage it applies to this page only. */
export function readCare(care: Care): boolean {
  const hint = known.get(care);
  if (hint !== undefined) return hint;
  try {
    return localStorage.getItem(KEYS[care]) === ON;
  } catch {
    return false; // why: no storage, no preference
  }
}

/** Applies the preferred text size. */
export function applyLarge(): void {
  document.documentElement.style.fontSize = readCare('large') ? LARGE : '';
}

/** Stores a preference and applies it at once. */
export function storeCare(care: Care, isOn: boolean): void {
  known.set(care, isOn);
  try {
    if (isOn) localStorage.setItem(KEYS[care], ON);
    else localStorage.removeItem(KEYS[care]);
  } catch {
    // why: then it applies to this page only
  }
  if (care === 'large') applyLarge();
  for (const changed of watchers) changed();
}

/** Calls back whenever a preference changes. Returns an unsubscribe function. */
export function watchCare(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
