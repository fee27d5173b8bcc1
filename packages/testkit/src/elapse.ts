import { setTimeout as wait } from 'node:timers/promises';

/**
 * Lets a time pass that is itself the subject of a test: an outage, or a silence in which nothing may come. To wait for
 * something, poll for it.
 */
export async function elapse(ms: number): Promise<void> {
  await wait(ms);
}
