import { ProviderUnreachable } from '@kotohogi/ports/video-provider';
import { expect, it } from 'vitest';
import { becomes, NOTHING_RECORDED, type Steps } from './video-provider-steps.ts';

/** After deletion, nothing of a slot is left. */
export function deleting(steps: () => Steps): void {
  /** The slot is unknown, and none of its content can be read. */
  const isGone = async (ref: string, url: string) => {
    const { provider, harness } = steps();
    await expect(provider.sync(ref)).rejects.toThrow(ProviderUnreachable);
    await expect(provider.readFile(ref)).rejects.toThrow(Error);
    await becomes(() => harness.canPlay(url), false);
    expect(await steps().push(ref)).toBe('refused');
  };

  it('leaves nothing of a ceremony, however often it is repeated', async () => {
    const ref = await steps().recorded();
    const { provider, harness } = steps();
    const { url } = provider.playback(ref, steps().viewer());
    await becomes(() => harness.canPlay(url), true);
    await provider.delete(ref);
    await isGone(ref, url);
    await provider.delete(ref);
    await isGone(ref, url);
  });

  it('leaves nothing of a linked film', async () => {
    const ref = await steps().opened();
    const { provider, harness } = steps();
    await provider.emergencyStop(ref);
    await provider.linkVideo(ref, await harness.film('good'));
    await steps().until(ref, { recording: { isPlayable: true } });
    const { url } = provider.playback(ref, steps().viewer());
    await becomes(() => harness.canPlay(url), true);
    await provider.delete(ref);
    await isGone(ref, url);
  });

  it('disconnects an encoder that is still connected', async () => {
    const ref = await steps().streaming();
    const { provider, harness } = steps();
    await steps().longEnough(ref);
    const { url } = provider.playback(ref, steps().viewer());
    await provider.delete(ref);
    await becomes(() => harness.isConnected(ref), false);
    await isGone(ref, url);
  });

  it('treats an unknown slot as deleted, leaves others alone, and can create the same name again', async () => {
    const { provider } = steps();
    const [kept, ref] = [await steps().recorded(), steps().newRef()];
    await provider.delete(ref);
    expect(await provider.sync(kept)).toMatchObject({ isClosed: true, recording: { isPlayable: true } });
    const keys = { main: crypto.randomUUID(), spare: crypto.randomUUID() };
    await provider.create(ref, keys);
    await provider.delete(ref);
    await provider.create(ref, keys);
    expect(await provider.sync(ref)).toMatchObject({ ref, isClosed: false, recording: NOTHING_RECORDED });
  });
}
