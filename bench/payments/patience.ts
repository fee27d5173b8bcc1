import { setTimeout as pause } from 'node:timers/promises';

/** Repeats something that fails while a server is away, as a browser with its user does. */
export async function patiently<T>(what: string, attempt: () => Promise<T>, patienceMs = 180_000): Promise<T> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > untilMs) throw new Error(`${what} never succeeded`, { cause: error });
      await pause(300);
    }
  }
}

/** Reads until the value is there; undefined if it never is. */
export async function awaited<T>(
  read: () => Promise<T | undefined>,
  { withinMs, everyMs = 1_000 }: { readonly withinMs: number; readonly everyMs?: number },
): Promise<T | undefined> {
  const untilMs = performance.now() + withinMs;
  for (;;) {
    const value = await read();
    if (value !== undefined || performance.now() > untilMs) return value;
    await pause(everyMs);
  }
}
