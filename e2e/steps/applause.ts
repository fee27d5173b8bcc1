import { socketMessage } from '@kotohogi/contract/kit/socket';
import { reactionBatch, reactionSend } from '@kotohogi/contract/reaction';
import type { ReactionKind } from '@kotohogi/domain/reaction/types';
import type { Page } from '@playwright/test';
import type { Person } from './actors.ts';

/** A reaction on a page's socket, outgoing or incoming. */
export interface SocketReaction {
  readonly value: string;
  /** Program time on the sender's screen, ms since the epoch. */
  readonly programMs: number;
  /** When the browser sent or received it, ms since the epoch. */
  readonly atMs: number;
}

function messageIn(frame: string): { readonly action: string; readonly argument: unknown } | undefined {
  const event = /^42\/\w+,(\["message",.*\])$/s.exec(frame)?.[1];
  if (event === undefined) return undefined;
  const { action, arguments: given } = socketMessage.parse(JSON.parse(event)[1]);
  return { action, argument: given[0] };
}

/** The reactions a page sends and receives. */
export interface Conversation {
  readonly sent: readonly SocketReaction[];
  readonly received: readonly SocketReaction[];
}

/** Records the reactions on a page's socket, by the browser's clock; call it before opening the page. */
export async function recordReactions({ context, page }: Person): Promise<Conversation> {
  const [sent, received]: [SocketReaction[], SocketReaction[]] = [[], []];
  const session = await context.newCDPSession(page);
  let startS = 0;
  session.on('Network.requestWillBeSent', ({ wallTime, timestamp }) => {
    startS = wallTime - timestamp;
  });
  session.on('Network.webSocketFrameSent', ({ timestamp, response }) => {
    const message = messageIn(response.payloadData);
    if (message?.action !== reactionSend.name) return;
    const { value, programMs = 0 } = reactionSend.input.parse(message.argument);
    sent.push({ value, programMs, atMs: (startS + timestamp) * 1_000 });
  });
  session.on('Network.webSocketFrameReceived', ({ timestamp, response }) => {
    const message = messageIn(response.payloadData);
    if (message?.action !== reactionBatch.name) return;
    const atMs = (startS + timestamp) * 1_000;
    const batch = reactionBatch.payload.parse(message.argument);
    received.push(...batch.map(({ value, programMs }) => ({ value, programMs, atMs })));
  });
  await session.send('Network.enable');
  return { sent, received };
}

/**
 * Transit time, ms, of each reaction from one page's socket to another's. Reactions of the same moment are
 * interchangeable.
 */
export function transitTimesMs(
  sent: readonly SocketReaction[],
  received: readonly SocketReaction[],
): readonly number[] {
  const isSame = (one: SocketReaction) => (other: SocketReaction) =>
    other.value === one.value && other.programMs === one.programMs;
  return sent.flatMap(one => {
    const arrived = sent.filter(isSame(one)).length === 1 ? received.find(isSame(one)) : undefined;
    return arrived === undefined ? [] : [Math.round(arrived.atMs - one.atMs)];
  });
}

/** The time (s) of the guest's video at their next tap. */
export function nextTapAtS({ page }: Person): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const video = document.querySelector('video');
        const tap = () => resolve(video?.currentTime ?? Number.NaN);
        document.addEventListener('click', tap, { once: true, capture: true });
      }),
  );
}

const WORKERS = 'everyWorker';

/** Keeps references to the workers that a page starts; call it before opening the page. */
export async function keepWorkers(page: Page): Promise<void> {
  await page.addInitScript(name => {
    const started: Worker[] = [];
    Reflect.set(window, name, started);
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        started.push(this);
      }
    };
  }, WORKERS);
}

/** Result of rapid tapping. */
interface Hammered {
  /** From the first tap to the last, ms. */
  readonly spanMs: number;
  /** The most petals on screen at once, as counted by the drawing worker. */
  readonly mostPetals: number;
}

/** Taps one reaction thirty times a second and asks the drawing worker after each tap what is on screen. */
export async function tapRapidly({ page, reactions }: Person, kind: ReactionKind, taps: number): Promise<Hammered> {
  const bar = page.getByRole('group', { name: reactions.bar });
  const button = bar.getByRole('button', { name: reactions.kinds[kind] });
  return await button.evaluate(
    async (element: HTMLElement, { taps, name }) => {
      const workers: readonly Worker[] = Reflect.get(window, name);
      let [answers, mostPetals] = [0, 0];
      for (const worker of workers) {
        worker.addEventListener('message', ({ data }) => {
          if (data.type !== 'stats') return;
          answers++;
          mostPetals = Math.max(mostPetals, data.stats.petalCount);
        });
      }
      const startMs = performance.now();
      for (let tap = 0; tap < taps; tap++) {
        element.click();
        for (const worker of workers) worker.postMessage({ type: 'ask-stats' });
        const next = startMs + ((tap + 1) * 1_000) / 30;
        while (performance.now() < next) await new Promise(resolve => setTimeout(resolve, 4));
      }
      const spanMs = performance.now() - startMs;
      while (answers < taps) await new Promise(requestAnimationFrame);
      return { spanMs, mostPetals };
    },
    { taps, name: WORKERS },
  );
}
