import { useCallback, useState } from 'react';

const keyOf = (weddingKey: string) => `kotohogi-notices-${weddingKey}`;

/** The notices dismissed on this device; ignores any other stored data. */
export function readDismissed(stored: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? ids.filter(id => Number.isSafeInteger(id)) : [];
  } catch {
    return []; // why: not written by this code; the notice is then shown once more
  }
}

function load(weddingKey: string): readonly number[] {
  try {
    return readDismissed(localStorage.getItem(keyOf(weddingKey)));
  } catch {
    return []; // why: storage may be disabled; the dismissal then lasts until the page closes
  }
}

function keep(weddingKey: string, ids: readonly number[]): void {
  try {
    localStorage.setItem(keyOf(weddingKey), JSON.stringify(ids));
  } catch {
    // why: storage may be disabled or full; the dismissal then lasts until the page closes
  }
}

/** The notices dismissed on this device, and a function to dismiss more; only ids in `active` are kept. */
export function useDismissed(weddingKey: string) {
  const [dismissed, setDismissed] = useState(() => load(weddingKey));
  const dismiss = useCallback(
    (closed: readonly number[], active: readonly number[]) => {
      const after = active.filter(id => closed.includes(id) || dismissed.includes(id));
      keep(weddingKey, after);
      setDismissed(after);
    },
    [weddingKey, dismissed],
  );
  return { dismissed, dismiss };
}
