import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { SwarmReport } from '@kotohogi/live-engine/testing/viewer-swarm';

const SWARM = fileURLToPath(new URL('./swarm.ts', import.meta.url));

/** Lets one viewer per URL watch for a while, in a separate process. */
export async function watchInChild(playlistUrls: readonly string[], durationMs: number): Promise<SwarmReport> {
  const child = spawn(process.execPath, [SWARM, String(durationMs)], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(playlistUrls.join('\n'));
  return JSON.parse(await text(child.stdout)) as SwarmReport;
}
