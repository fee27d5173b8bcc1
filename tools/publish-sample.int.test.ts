import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { OriginProcess, poll } from '@kotohogi/live-engine/testing/origin-process';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PROGRAM = path.join(import.meta.dirname, 'publish-sample.ts');
const CLIP = path.join(import.meta.dirname, '../packages/live-engine/src/fixtures/gop-1s.mp4');

let origin: OriginProcess;
beforeAll(async () => {
  origin = await OriginProcess.start();
});
afterAll(async () => {
  await origin.dispose();
});

/** Starts the program as the product does: with a pipe that stays open as long as its parent lives. */
async function publish(ref: string, ...more: readonly string[]) {
  const { mainKey } = await origin.createSlot(ref);
  const url = `rtmp://127.0.0.1:${origin.ports.rtmp}/live`;
  const args = [PROGRAM, '--url', url, '--key', mainKey, '--file', CLIP, ...more];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ENDS_WITH_STDIN: '1' },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  return { child, ended: once(child, 'exit') };
}

const isOnAir = (ref: string) =>
  poll(async () => ((await origin.control.slot(ref)).source.active === 'main' ? true : null));

test('given a film to send once, when it is over, then the program ends although its parent is alive', async () => {
  const { child, ended } = await publish('once', '--once');
  await isOnAir('once');
  expect(await ended).toEqual([0, null]);
  child.stdin.destroy();
});

test('given a film in a loop, when the parent is gone, then the program ends', async () => {
  const { child, ended } = await publish('loop');
  await isOnAir('loop');
  child.stdin.end();
  expect(await ended).toEqual([0, null]);
});
