/** What a reader has asked of the pages on this device: larger letters, how names are read. */
export type Care = 'large' | 'furigana';

const KEYS: Readonly<Record<Care, string>> = { large: 'kotohogi-large', furigana: 'kotohogi-furigana' };
const ON = 'on';
/** Every size of the pages follows from this one (they are set in rem). */
const LARGE = '150%';

const watchers = new Set<() => void>();
const known = new Map<Care, boolean>();

/** Whether it is wished for; a browser without storage keeps it for this page alone. */
export function readCare(care: Care): boolean {
  const told = known.get(care);
  if (told !== undefined) return told;
  try {
    return localStorage.getItem(KEYS[care]) === ON;
  } catch {
    return false; // why: no storage, no wish
  }
}

/** Dresses the page as it was asked for. */
export function applyLarge(): void {
  document.documentElement.style.fontSize = readCare('large') ? LARGE : '';
}

/** Keeps a wish, and does as it says at once. */
export function keepCare(care: Care, isOn: boolean): void {
  known.set(care, isOn);
  try {
    if (isOn) localStorage.setItem(KEYS[care], ON);
    else localStorage.removeItem(KEYS[care]);
  } catch {
    // why: then it holds for this page alone
  }
  if (care === 'large') applyLarge();
  for (const changed of watchers) changed();
}

/** Calls back whenever a wish changes. Answers how to stop. */
export function watchCare(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
