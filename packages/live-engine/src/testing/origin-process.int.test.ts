import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Publisher } from '../publish/publisher.ts';
import { readFixture } from './fixtures.ts';
import { OriginProcess, poll } from './origin-process.ts';

let origin: OriginProcess;
beforeAll(async () => {
  origin = await OriginProcess.start();
});
afterAll(async () => origin.dispose());

/** The states a test may leave when it fails. */
const LEFT_BEHIND: readonly (readonly [string, (ref: string) => Promise<unknown>])[] = [
  ['open', async () => undefined],
  ['published', ref => origin.control.publish(ref)],
  ['closed', ref => origin.control.close(ref)],
  ['revoked', ref => origin.control.revoke(ref)],
  ['removed', async ref => [await origin.control.close(ref), await origin.control.removeSlot(ref)]],
  ['of a process that was killed', async () => origin.kill()],
  ['on a disk that cannot be written to', ref => mkdir(join(origin.dataDir, 'slots', ref, 'slot.json.part'))],
];

describe('a test that is retried', () => {
  it.each(LEFT_BEHIND)('starts with a fresh slot, whatever the state of the previous slot: %s', async (what, leave) => {
    const ref = what.replaceAll(' ', '-');
    const { mainKey } = await origin.createSlot(ref);
    const target = origin.rtmpTarget(mainKey);
    const publisher = new Publisher({
      target,
      file: await readFixture('gop-1s'),
      isLooping: true,
      reconnectAfterMs: 50,
    });
    await poll(async () => ((await origin.control.slot(ref)).state === 'receiving' ? true : null));
    await leave(ref);
    const again = await origin.createSlot(ref);
    expect(again.mainKey).not.toBe(mainKey);
    const view = await origin.control.publish(ref);
    expect(view).toMatchObject({ state: 'waiting', recording: { sessions: 0 }, source: { main: false } });
    // The encoder of the previous try may reconnect while its slot is removed, and is then refused.
    await expect(publisher.finished).rejects.toThrow(/unknown stream key|has ended/);
  });
});
