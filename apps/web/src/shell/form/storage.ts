/** Storage may be disabled, full or from an older page: then nothing is stored. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined; // why: storage is a convenience, and its absence is an answer
  }
}

const keyOf = (name: string) => `kotohogi-${name}`;

/**
 * The draft stored on this device under a name, whoever wrote it: its reader validates it. Undefined if there is none.
 */
export function readStored(name: string): unknown {
  return attempt(() => JSON.parse(localStorage.getItem(keyOf(name)) ?? ''));
}

/** Stores a draft, so that it outlives the page, the tab and the browser; undefined removes it. */
export function store(name: string, value: unknown): void {
  attempt(() =>
    value === undefined
      ? localStorage.removeItem(keyOf(name))
      : localStorage.setItem(keyOf(name), JSON.stringify(value)),
  );
}

/** The text stored under a name, if it is based on the currently saved version: somebody else may have saved since. */
export function readStoredText(name: string, saved: string): string | undefined {
  const kept = readStored(name);
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('saved' in kept)) return undefined;
  return typeof kept.text === 'string' && kept.saved === saved ? kept.text : undefined;
}

/** Stores a text while it differs from the saved one. */
export function storeText(name: string, { saved, text }: { readonly saved: string; readonly text: string }): void {
  store(name, text === saved ? undefined : { saved, text });
}
