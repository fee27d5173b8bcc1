import { rmSync } from 'node:fs';
import { ProviderUnreachable, UnusableVideo, type VideoProvider } from '@kotohogi/ports/video-provider';
import { expect, it } from 'vitest';
import { film, type VideoSandbox } from '../video-sandbox.ts';

/** A provider on its platform's sandbox, and the manual operations of an operator there. */
export interface PlatformDeps {
  readonly sandbox: VideoSandbox;
  provider(): VideoProvider;
  /** Everything in the account. */
  account(): Promise<{ readonly videos: readonly unknown[] }>;
  /** Creates a second resource with a slot's name, as after a lost answer. */
  makeTwin(ref: string): Promise<void>;
}

const MEMORIES = ['kept', 'lost'] as const;
const keys = { main: 'main-key', spare: 'spare-key' };

/** A deletion leaves nothing at the platform, whether our own memory of it is kept or lost. */
export function deletingAtPlatform({ sandbox, provider, account, makeTwin }: PlatformDeps): void {
  const forget = (memory: (typeof MEMORIES)[number]) => {
    if (memory === 'lost') rmSync(sandbox.ledgerFile);
  };

  it.each(MEMORIES)('is gone from the account: slot, film and replaced films; memory %s', async memory => {
    const before = await account();
    const ref = `erased-${crypto.randomUUID()}`;
    const [ingest] = await provider().create(ref, keys);
    await provider().open(ref);
    await sandbox.control('POST', 'encoders', { streamKey: ingest?.key });
    await provider().publish(ref);
    await provider().emergencyStop(ref);
    await expect(provider().linkVideo(ref, film('broken'))).rejects.toThrow(UnusableVideo);
    await provider().linkVideo(ref, film('good'));
    await provider().linkVideo(ref, film('good'));
    expect((await account()).videos.length - before.videos.length).toBe(2);
    await makeTwin(ref);
    forget(memory);
    await provider().delete(ref);
    expect(await account()).toEqual(before);
  });

  it.each(MEMORIES.flatMap(memory => (['drop', 'http-500'] as const).map(fault => [fault, memory] as const)))(
    'is deleted by the next call if one breaks off halfway: %s, memory %s',
    async (fault, memory) => {
      const before = await account();
      const ref = `halfway-${crypto.randomUUID()}`;
      await provider().create(ref, keys);
      await provider().emergencyStop(ref);
      await provider().linkVideo(ref, film('good'));
      await sandbox.fault(fault, 1_000);
      await expect(provider().delete(ref)).rejects.toThrow(ProviderUnreachable);
      await sandbox.control('DELETE', 'faults');
      forget(memory);
      await provider().delete(ref);
      expect(await account()).toEqual(before);
    },
  );
}
