import type {} from '@vitest/browser-playwright';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { show, until } from '../../testing/render.tsx';
import { sampleSpriteUrl } from '../../testing/sample-sprites.ts';
import type { TimedReaction } from '../reaction.ts';
import { createMainEngine } from '../render/main-engine.ts';
import { rasterise } from '../sprite/rasterise.ts';
import { ReactionLayer, type ReactionLayerHandle, type ReactionLayerProps } from './reaction-layer.tsx';

const at = (id: string, atMs: number | null, value = 'natural-heart'): TimedReaction => ({ id, value, atMs });

async function showLayer(props: Partial<ReactionLayerProps> = {}) {
  const ref = createRef<ReactionLayerHandle>();
  const node = (change: Partial<ReactionLayerProps>) => (
    <ReactionLayer
      ref={ref}
      pattern="natural"
      petals={['pink', 'yellow']}
      spriteUrl={sampleSpriteUrl}
      mode="live"
      playheadMs={() => 0}
      {...props}
      {...change}
    />
  );
  const host = await show(node({}));
  const { current: handle } = ref;
  if (handle === null) throw new Error('no layer');
  const counts = async () => {
    const stats = await handle.stats();
    return { stamps: stats?.stampCount ?? 0, petals: stats?.petalCount ?? 0 };
  };
  return { host, handle, counts, update: (change: Partial<ReactionLayerProps>) => show(node(change)) };
}

async function showReady(props: Partial<ReactionLayerProps> = {}) {
  const shown = await showLayer(props);
  await until('ready', async () => (await shown.handle.stats()) !== null);
  return shown;
}

describe('a layer', () => {
  it('draws in a worker, sharp up to 1.5 device pixels, and without blocking the page', async () => {
    const { host, handle } = await showReady();
    expect((await handle.stats())?.thread).toBe('worker');
    const canvas = host.querySelector('canvas');
    expect(canvas?.clientWidth).toBe(640);
    expect(getComputedStyle(host.querySelector('div') ?? host).pointerEvents).toBe('none');
    expect(host.querySelector('div')?.getAttribute('aria-hidden')).toBe('true');
  });

  it("draws the viewer's own tap at once, and removes it after its life", async () => {
    const { handle, counts } = await showReady();
    handle.tap('heart');
    expect((await counts()).stamps).toBe(1);
    await until('gone', async () => (await counts()).stamps === 0);
  });

  it('lets petals fall for a rice shower, never more than a hundred', async () => {
    const { handle, counts } = await showReady();
    handle.tap('riceshower');
    expect((await counts()).petals).toBeGreaterThan(0);
    for (let tap = 0; tap < 12; tap += 1) handle.tap('riceshower');
    expect(await counts()).toEqual({ stamps: 0, petals: 100 });
  });

  it("holds others' reactions until the playhead gets there", async () => {
    let playheadMs = 1_000;
    const { handle, counts } = await showReady({ playheadMs: () => playheadMs });
    handle.push([at('late', 1_400), at('now', 900)]);
    await until('one', async () => (await counts()).stamps === 1);
    expect((await counts()).stamps).toBe(1);
    playheadMs = 1_500;
    await until('two', async () => (await counts()).stamps === 2);
  });

  it('throws for a value without a sprite, and draws the others', async () => {
    const { handle, counts } = await showReady();
    expect(() => handle.push([at('a', null), at('b', null, 'natural-unicorn')])).toThrow(
      'missing sprite type: natural-unicorn',
    );
    await until('the known one', async () => (await counts()).stamps === 1);
  });

  it('clears and hides', async () => {
    const { handle, counts, update } = await showReady();
    handle.tap('smile');
    handle.clear();
    expect((await counts()).stamps).toBe(0);
    await update({ shown: false });
    handle.tap('smile');
    expect((await counts()).stamps).toBe(0);
  });

  it('replays an archive by video time, clears on a seek and ignores live reactions', async () => {
    let playheadMs = 0;
    const track = [at('a', 500), at('b', 700), at('c', 60_000)];
    const { handle, counts } = await showReady({ mode: 'archive', playheadMs: () => playheadMs, track });
    await until('looked once', async () => {
      playheadMs += 100;
      return (await counts()).stamps === 2;
    });
    playheadMs = 59_950;
    await until('cleared', async () => (await counts()).stamps === 0);
    handle.push([at('live', 0)]);
    playheadMs = 60_050;
    await until('the one after the seek', async () => (await counts()).stamps === 1);
  });

  it('reports sprites that cannot be read, and continues with the rest', async () => {
    const errors: unknown[] = [];
    const broken = (key: string): string =>
      key === 'natural-tears' ? 'data:image/svg+xml,broken' : sampleSpriteUrl(key);
    const { handle, counts } = await showReady({ spriteUrl: broken, onError: error => errors.push(error) });
    expect(errors.length).toBe(1);
    handle.tap('tears');
    handle.tap('heart');
    expect((await counts()).stamps).toBe(1);
  });

  it('draws nothing with reduced motion, and starts when motion is allowed again', async () => {
    const prefer = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
    await prefer('reduce');
    const { host, handle } = await showLayer();
    handle.tap('heart');
    handle.push([at('a', null)]);
    expect(host.querySelector('canvas')).toBeNull();
    expect(await handle.stats()).toBeNull();
    await prefer('no-preference');
    await until('a canvas', () => host.querySelector('canvas') !== null);
  });
});

describe('the fallback', () => {
  it('puts the same stamps on a canvas of the page', async () => {
    const host = await show(null);
    const engine = createMainEngine(host, 1);
    engine.addSprites([await rasterise('natural-heart', sampleSpriteUrl('natural-heart'), 64)]);
    engine.resize(640, 360);
    engine.spawn('natural-heart', true);
    const canvas = host.querySelector('canvas');
    const painted = (): boolean => {
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return pixels.some(value => value !== 0);
    };
    await until('pixels', painted);
    await until('none', async () => (await engine.stats()).stampCount === 0 && !painted());
    engine.destroy();
    expect(host.querySelector('canvas')).toBeNull();
  });
});
