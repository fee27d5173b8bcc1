import { useCallback, useState } from 'react';

const keyOf = (weddingKey: string) => `kotohogi-notices-${weddingKey}`;

/** Which notices were closed on this device; whatever else is stored there is passed over. */
export function readDismissed(stored: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? ids.filter(id => Number.isSafeInteger(id)) : [];
  } catch {
    return []; // why: written by nobody we know; a notice is then shown once more
  }
}

function load(weddingKey: string): readonly number[] {
  try {
    return readDismissed(localStorage.getItem(keyOf(weddingKey)));
  } catch {
    return []; // why: storage may be switched off; then closing lasts as long as the page
  }
}

function keep(weddingKey: string, ids: readonly number[]): void {
  try {
    localStorage.setItem(keyOf(weddingKey), JSON.stringify(ids));
  } catch {
    // why: storage may be switched off or full; then closing lasts as long as the page
  }
}

/** The notices that were closed on this device, and a way to close more; `standing` is all there is worth remembering. */
export function useDismissed(weddingKey: string) {
  const [dismissed, setDismissed] = useState(() => load(weddingKey));
  const dismiss = useCallback(
    (closed: readonly number[], standing: readonly number[]) => {
      const after = standing.filter(id => closed.includes(id) || dismissed.includes(id));
      keep(weddingKey, after);
      setDismissed(after);
    },
    [weddingKey, dismissed],
  );
  return { dismissed, dismiss };
}
