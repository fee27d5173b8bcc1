import axe from 'axe-core';
import { act, createRef, type RefObject, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect } from 'vitest';
import { loadPlayerMessages, Player, type PlayerEvent, type PlayerHandle, type PlayerProps } from '../src/index.ts';

let mounted: { readonly root: Root; readonly host: HTMLElement } | null = null;

afterEach(() => {
  mounted?.root.unmount();
  mounted?.host.remove();
  mounted = null;
});

/** A player on the page, as a test sees it. */
export interface Shown {
  readonly player: HTMLElement;
  readonly video: HTMLVideoElement;
  readonly handle: PlayerHandle;
  readonly events: readonly PlayerEvent[];
  /** The element of a part; null while it is not shown. */
  part(name: string): HTMLElement | null;
  /** Updates the player's props. */
  update(props: Partial<PlayerProps>): Promise<void>;
}

function known<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`no ${name} on the page`);
  return value;
}

/** Renders and runs all effects; outside of it, events of the real browser come at any time. */
async function acted(work: () => void): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => work());
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
}

/** Shows a player of a given width, and removes it after the test. */
export async function show(props: Partial<PlayerProps>, widthPx = 800): Promise<Shown> {
  await loadPlayerMessages('ja');
  const host = document.createElement('main');
  host.style.width = `${widthPx}px`;
  document.body.style.margin = '0';
  document.body.append(host);
  const root = createRoot(host);
  mounted = { root, host };
  const events: PlayerEvent[] = [];
  const ref: RefObject<PlayerHandle | null> = createRef();
  let current: PlayerProps = {
    locale: 'ja',
    label: '式の映像',
    source: null,
    onEvent: event => events.push(event),
    ...props,
  };
  const render = (): Promise<void> =>
    acted(() =>
      root.render(
        <StrictMode>
          <Player {...current} ref={ref} />
        </StrictMode>,
      ),
    );
  await render();
  const player = known(host.querySelector('section'), 'player');
  return {
    player,
    events,
    video: known(player.querySelector('video'), 'video'),
    handle: known(ref.current, 'handle'),
    part: name => player.querySelector<HTMLElement>(`[data-part="${name}"]`),
    async update(change) {
      current = { ...current, ...change };
      await render();
    },
  };
}

/** Polls until a condition holds. */
export async function until(what: string, holds: () => boolean, withinMs = 15_000): Promise<void> {
  await expect.poll(holds, { message: what, timeout: withinMs, interval: 50 }).toBe(true);
}

/** Fails with a readable list if axe finds anything on the page. */
export async function expectNoAxeFindings(): Promise<void> {
  const fading = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === 1);
  await Promise.all(fading.map(({ finished }) => finished));
  const { violations } = await axe.run(document.body, {
    rules: { 'page-has-heading-one': { enabled: false }, 'landmark-one-main': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
