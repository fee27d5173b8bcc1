/** How long a message stays; an error stays until it is dismissed. */
export const SNACKBAR_MS = 5000;
/** How many stand at once; the rest wait. */
export const SNACKBARS_AT_ONCE = 3;

/** A message that comes by itself. */
export interface SnackbarMessage {
  readonly text: string;
  /** `bad` stays until it is dismissed. */
  readonly tone?: 'plain' | 'ok' | 'bad' | undefined;
  /** How long it stays, where the usual time is too short to answer. */
  readonly durationMs?: number | undefined;
  /** One way to answer, such as 元に戻す. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** A message in the queue. */
export interface QueuedSnackbar extends SnackbarMessage {
  readonly id: number;
}

/** The messages that are there, and what can be done with them. */
export interface SnackbarQueue {
  readonly show: (message: SnackbarMessage) => number;
  readonly dismiss: (id: number) => void;
  readonly subscribe: (notify: () => void) => () => void;
  /** The messages to be shown now, oldest first; the same array until something changes. */
  readonly visible: () => readonly QueuedSnackbar[];
}

/** Makes a queue of messages. A text that is shown already is not shown twice. */
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
