import axe from 'axe-core';
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect } from 'vitest';

let mounted: { readonly root: Root; readonly host: HTMLElement } | null = null;

/** Renders and runs all effects; outside of it, events of the real browser come at any time. */
async function acted(work: () => void): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => work());
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
}

afterEach(async () => {
  const gone = mounted;
  mounted = null;
  await acted(() => gone?.root.unmount());
  gone?.host.remove();
});

/** Shows a node on the page, 640 × 360; a second call renders it again with other props. */
export async function show(node: ReactNode): Promise<HTMLElement> {
  if (mounted === null) {
    const host = document.createElement('main');
    host.style.cssText = 'position:relative;width:640px;height:360px';
    document.body.append(host);
    mounted = { root: createRoot(host), host };
  }
  const { root, host } = mounted;
  await acted(() => root.render(<StrictMode>{node}</StrictMode>));
  return host;
}

/** Polls until a condition holds. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(holds, { message: what, timeout: 10_000, interval: 30 }).toBe(true);
}

/** Fails with a readable list if axe finds anything on the page. */
export async function expectNoAxeFindings(): Promise<void> {
  const { violations } = await axe.run(document.body, { rules: { 'page-has-heading-one': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
