/** Storage may be switched off, full or from an older page: then there is simply nothing kept. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined; // why: what is kept is a convenience, and its absence is an answer
  }
}

const keyOf = (name: string) => `kotohogi-${name}`;

/** What was being written on this device under a name, whoever wrote it: its reader judges it. Undefined = nothing. */
export function readKept(name: string): unknown {
  return attempt(() => JSON.parse(localStorage.getItem(keyOf(name)) ?? ''));
}

/** Keeps what is being written, so that it outlives the page, the tab and the browser; undefined forgets it. */
export function keep(name: string, value: unknown): void {
  attempt(() =>
    value === undefined
      ? localStorage.removeItem(keyOf(name))
      : localStorage.setItem(keyOf(name), JSON.stringify(value)),
  );
}

/** The words kept under a name, if they were begun on what is saved now: somebody else may have saved since. */
export function readKeptText(name: string, saved: string): string | undefined {
  const kept = readKept(name);
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('saved' in kept)) return undefined;
  return typeof kept.text === 'string' && kept.saved === saved ? kept.text : undefined;
}

/** Keeps words as long as they are not what is saved. */
export function keepText(name: string, { saved, text }: { readonly saved: string; readonly text: string }): void {
  keep(name, text === saved ? undefined : { saved, text });
}
