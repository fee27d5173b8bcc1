import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ControlClient } from '@kotohogi/live-engine/control/control-client';
import { signToken } from '@kotohogi/live-engine/origin/token';
import type { MediaFile } from '@kotohogi/live-engine/publish/media-file';
import { Publisher } from '@kotohogi/live-engine/publish/publisher';
import { poll } from '@kotohogi/live-engine/testing/origin-process';
import { toConfig } from '@kotohogi/server/platform/config/to-config';
import { deriveKeys } from '@kotohogi/server/platform/crypto/keys';
import { createLog } from '@kotohogi/server/platform/log/log';
import { originSpec } from '@kotohogi/server/roles/launcher';
import { OriginSupervisor, originAddress } from '@kotohogi/server/roles/origin-supervisor';
import { freePort } from '@kotohogi/testkit/product';

const SECRET = 'a-secret-only-benches-use-0123456789abcdef';
const HOUR_MS = 3_600_000;
const [REF, KEY] = ['bench', 'key-of-the-encoder'];
const LOOK_MS = 5;

/** A ceremony on air on an origin that is run, and restarted, as the product does it. */
export interface LiveCeremony {
  readonly origin: OriginSupervisor;
  readonly playbackPort: number;
  readonly url: (viewer: number, resource?: string) => string;
  readonly stop: () => Promise<void>;
}

async function settings(dataDir: string, pageOrigin: string) {
  const [rtmp, playback, control] = await Promise.all([freePort(), freePort(), freePort()]);
  return {
    STAGE: 'test',
    SECRET,
    DATA_DIR: dataDir,
    PUBLIC_URL: pageOrigin,
    LIVE_RTMP_PORT: String(rtmp),
    LIVE_PLAYBACK_PORT: String(playback),
    LIVE_CONTROL_PORT: String(control),
  };
}

/** Starts a ceremony for players on the pages of an origin, and waits until it can be watched. */
export async function startCeremony(file: MediaFile, pageOrigin: string): Promise<LiveCeremony> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kotohogi-bench-'));
  const env = await settings(dataDir, pageOrigin);
  const config = toConfig(env, dataDir, () => SECRET);
  const { live } = config;
  const address = originAddress(config, live.controlPort);
  const origin = new OriginSupervisor(originSpec({ config, env }), address, createLog('silent', 'bench'), undefined);
  const control = new ControlClient(address.controlUrl, address.controlSecret);
  const sha256 = (key: string) => createHash('sha256').update(key).digest('hex');
  const keys = { mainKeySha256: sha256(KEY), spareKeySha256: sha256('spare') };
  await poll(() => control.putSlot(REF, keys).catch(() => null), 30_000);
  await control.publish(REF);
  const target = { host: '127.0.0.1', port: live.rtmpPort, app: 'live', key: KEY };
  const encoder = new Publisher({ target, file, isLooping: true, reconnectAfterMs: 500 });
  const expiresAtMs = Date.now() + HOUR_MS;
  const url = (viewer: number, resource = 'live.m3u8') => {
    const claims = { ref: REF, subject: `guest-${viewer}`, kind: 'viewer', expiresAtMs } as const;
    return `http://127.0.0.1:${live.playbackPort}/v/${signToken(deriveKeys(SECRET).playback, claims)}/${REF}/${resource}`;
  };
  await poll(async () => {
    const answer = await fetch(url(0));
    return answer.ok && (await answer.text()).split('#EXTINF').length > 3 ? true : null;
  }, 30_000);
  const stop = async () => {
    await encoder.stop();
    await origin.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin, playbackPort: live.playbackPort, url, stop };
}

function listens(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Kills the origin; returns after how many seconds it listens again. */
export async function killOrigin({ origin, playbackPort }: LiveCeremony): Promise<number> {
  const killedAtMs = performance.now();
  process.kill(origin.pid, 'SIGKILL');
  // The port stays open for an instant after the kill.
  while (await listens(playbackPort)) await new Promise(resolve => setTimeout(resolve, LOOK_MS));
  while (!(await listens(playbackPort))) await new Promise(resolve => setTimeout(resolve, LOOK_MS));
  return (performance.now() - killedAtMs) / 1_000;
}
