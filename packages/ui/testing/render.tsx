import axe, { type RunOptions } from 'axe-core';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect } from 'vitest';
import '../src/styles.css';
import '@kotohogi/themes/tokens.css';
import { KitProvider } from '../src/kit/index.ts';
import { type KitLocale, loadKitMessages } from '../src/messages.ts';

/** React warns about updates outside `act` while this is set; a real browser's events arrive at any time. */
async function acted(work: () => void): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => work());
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
}

/** The context a component is rendered in. */
export interface Surroundings {
  readonly locale?: KitLocale;
  readonly theme?: string;
  readonly density?: 'guest' | 'couple' | 'staff';
}

let mounted: { readonly root: Root; readonly container: HTMLElement } | null = null;

async function unmount(): Promise<void> {
  if (mounted === null) return;
  const { root, container } = mounted;
  await acted(() => root.unmount());
  container.remove();
  mounted = null;
}

afterEach(unmount);

/** Renders a component in the page, inside a provider; a second call rerenders it with other properties. */
export async function show(node: ReactNode, surroundings: Surroundings = {}): Promise<HTMLElement> {
  const { locale = 'ja', theme = 'default', density = 'guest' } = surroundings;
  await loadKitMessages(locale);
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.density = density;
  document.documentElement.lang = locale;
  if (mounted === null) {
    const container = document.createElement('main');
    container.id = 'main';
    document.body.append(container);
    mounted = { root: createRoot(container), container };
  }
  const { root, container } = mounted;
  await acted(() =>
    root.render(
      <KitProvider locale={locale} iconsUrl="/art/icons.svg">
        {node}
      </KitProvider>,
    ),
  );
  return container;
}

/** Waits until all finite animations have ended. */
async function stillness(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(one => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(one => one.finished));
}

/** Fails with a readable list if axe finds anything on the page; by default, with every rule for parts of a page. */
export async function expectNoAxeFindings(rules?: readonly string[]): Promise<void> {
  await stillness();
  const options: RunOptions =
    rules === undefined
      ? {
          rules: {
            'target-size': { enabled: true },
            region: { enabled: false },
            'page-has-heading-one': { enabled: false },
          },
        }
      : { runOnly: [...rules] };
  const { violations } = await axe.run(document.body, { ...options, resultTypes: ['violations'] });
  const found = violations.map(v => `${v.id}: ${v.nodes.map(node => node.html).join(' | ')}`);
  expect(found).toEqual([]);
}
