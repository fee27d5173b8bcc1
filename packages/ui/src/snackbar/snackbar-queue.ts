/** How long a message is shown; an error stays until dismissed. */
export const SNACKBAR_MS = 5000;
/** Maximum messages shown at once; the rest wait. */
export const SNACKBARS_AT_ONCE = 3;

export interface SnackbarMessage {
  readonly text: string;
  /** `bad` stays until dismissed. */
  readonly tone?: 'plain' | 'ok' | 'bad' | undefined;
  /** How long it is shown, if the default is too short to respond. */
  readonly durationMs?: number | undefined;
  /** A single action, such as 元に戻す. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface QueuedSnackbar extends SnackbarMessage {
  readonly id: number;
}

/** The queued messages and their operations. */
export interface SnackbarQueue {
  readonly show: (message: SnackbarMessage) => number;
  readonly dismiss: (id: number) => void;
  readonly subscribe: (notify: () => void) => () => void;
  /** The messages to show now, oldest first; the same array until something changes. */
  readonly visible: () => readonly QueuedSnackbar[];
}

/** Creates a message queue. A text already shown is not shown twice. */
export function createSnackbarQueue(): SnackbarQueue {
  const listeners = new Set<() => void>();
  let all: readonly QueuedSnackbar[] = [];
  let shown: readonly QueuedSnackbar[] = [];
  let lastId = 0;
  const set = (next: readonly QueuedSnackbar[]): void => {
    all = next;
    shown = all.slice(0, SNACKBARS_AT_ONCE);
    for (const notify of listeners) notify();
  };
  return {
    show: message => {
      const twin = all.find(one => one.text === message.text && one.tone === message.tone);
      if (twin !== undefined) return twin.id;
      lastId += 1;
      set([...all, { ...message, id: lastId }]);
      return lastId;
    },
    dismiss: id => set(all.filter(one => one.id !== id)),
    subscribe: notify => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    visible: () => shown,
  };
}
