import { type LinkedVideo, ProviderUnreachable, type VideoProvider } from '@kotohogi/ports/video-provider';
import { expect, it } from 'vitest';
import { type Steps, WITHIN_MS } from './video-provider-steps.ts';

/** Calls during an outage, and the playback addresses that need no call. */
export function outages(steps: () => Steps): void {
  const calls: readonly (readonly [
    string,
    (provider: VideoProvider, ref: string, film: LinkedVideo) => Promise<unknown>,
  ])[] = [
    ['create', (provider, ref) => provider.create(ref, { main: 'm'.repeat(20), spare: 's'.repeat(20) })],
    ['sync', (provider, ref) => provider.sync(ref)],
    ['open', (provider, ref) => provider.open(ref)],
    ['publish', (provider, ref) => provider.publish(ref)],
    ['pause', (provider, ref) => provider.pause(ref)],
    ['resume', (provider, ref) => provider.resume(ref)],
    ['emergencyStop', (provider, ref) => provider.emergencyStop(ref)],
    ['linkVideo', (provider, ref, film) => provider.linkVideo(ref, film)],
    ['deleteRehearsal', (provider, ref) => provider.deleteRehearsal(ref)],
    ['close', (provider, ref) => provider.close(ref)],
    ['delete', (provider, ref) => provider.delete(ref)],
  ];

  it('reports that it is unreachable from every call, and recovers unchanged', async () => {
    const ref = await steps().opened();
    const before = await steps().provider.sync(ref);
    const film = await steps().harness.film('good');
    await steps().harness.cut();
    try {
      await Promise.all(
        calls.map(([name, call]) =>
          expect(call(steps().provider, ref, film), name).rejects.toThrow(ProviderUnreachable),
        ),
      );
    } finally {
      await steps().harness.repair();
    }
    await expect
      .poll(
        () =>
          steps()
            .provider.sync(ref)
            .catch(() => null),
        { timeout: WITHIN_MS },
      )
      .toMatchObject({
        isClosed: before.isClosed,
        frames: before.frames,
      });
  });

  it('returns playback addresses without a network call', async () => {
    const ref = await steps().opened();
    const { provider, harness } = steps();
    await harness.cut();
    try {
      const playback = provider.playback(ref, steps().viewer());
      expect(URL.canParse(playback.url)).toBe(true);
      expect(playback.url).toContain(playback.embedKey);
      const other = provider.playback(ref, steps().viewer('g2', Date.now() + 600_000));
      if (harness.signsAddresses) expect(other.embedKey).not.toBe(playback.embedKey);
    } finally {
      await harness.repair();
    }
  });

  it('rejects an expired address, if addresses are signed', async () => {
    const ref = await steps().streaming();
    const { provider, harness } = steps();
    const stale = provider.playback(ref, steps().viewer('g1', Date.now() - 60_000));
    const fresh = provider.playback(ref, steps().viewer());
    await expect.poll(() => harness.canPlay(fresh.url), { timeout: WITHIN_MS }).toBe(true);
    expect(await harness.canPlay(stale.url)).toBe(!harness.signsAddresses);
  });

  it("revokes one viewer's addresses, if supported, and leaves other viewers and later addresses valid", async () => {
    const ref = await steps().streaming();
    const { provider, harness } = steps();
    const untilMs = Date.now() + 300_000;
    const address = (subject: string, expiresAtMs: number) =>
      provider.playback(ref, steps().viewer(subject, expiresAtMs)).url;
    const [ended, other, later] = [address('g1', untilMs), address('g2', untilMs), address('g1', untilMs + 5_000)];
    await expect.poll(() => harness.canPlay(ended), { timeout: WITHIN_MS }).toBe(true);
    await provider.endViewer(ref, { subject: 'g1', untilMs });
    expect(await harness.canPlay(ended)).toBe(!provider.capabilities.endsSingleViewers);
    expect([await harness.canPlay(other), await harness.canPlay(later)]).toEqual([true, true]);
  });
}
