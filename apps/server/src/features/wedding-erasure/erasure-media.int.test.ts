import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { live } from '@kotohogi/contract/live';
import { recording } from '@kotohogi/contract/recording';
import { weddingErasure } from '@kotohogi/contract/wedding-erasure';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import type { ProviderKey } from '@kotohogi/domain/live/types';
import type { BackupStore } from '@kotohogi/ports/object-store';
import { createFileStore } from '@kotohogi/storage-fs';
import { buildCeremony, buildOnAir } from '@kotohogi/testkit/ceremony';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { startHosted, VideoSandbox } from '@kotohogi/testkit/video-sandbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backUpRecording } from '../backup/jobs.ts';
import { liveKeepFile } from '../live/index.ts';
import { readStoredExtras } from '../recording/index.ts';

const sandboxes = { vimeo: new VideoSandbox('vimeo'), cloudflare: new VideoSandbox('cloudflare') };
let folder: string;
let files: BackupStore;
let product: TestProduct;
const START = instant(Date.now());
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-erased-'));
  files = createFileStore(folder, { urlKey: '' });
  const env = await startHosted(sandboxes.vimeo, sandboxes.cloudflare);
  product = await startTestProduct({ start: START, backup: files, env });
});
afterAll(async () => {
  await product.stop();
  await Promise.all(Object.values(sandboxes).map(sandbox => sandbox.stop()));
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => product.clock.set(START));

type Built = Awaited<ReturnType<typeof buildCeremony>>;

/** Requests the first possible erasure day as the couple, and runs the clock to that night. */
async function erase({ host, params, startsAt }: Pick<Built, 'host' | 'params' | 'startsAt'>): Promise<void> {
  product.clock.set(after(startsAt, DAY_MS));
  const browser = await host();
  const { first } = (await browser.call(weddingErasure.read, { params })).body;
  expect((await browser.call(weddingErasure.request, { params, body: { date: first } })).status).toBe(200);
  product.clock.set(parseJst(`${first} 03:45`));
  await product.runJob('weddingErasure.erase');
}

const ERASING = ['live.erase', 'recording.eraseFilm', 'weddingErasure.dropFiles'];

/** The pending deletion jobs of this wedding, with their attempts and errors. */
async function left(ref: string) {
  const { rows } = await sql<{ task: string; attempts: number; last_error: string | null }>`
    select t.identifier as task, j.attempts, j.last_error
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = any(${ERASING}) and j.payload::text like ${`%${ref}%`}`.execute(product.db);
  return rows;
}

/**
 * Reschedules the jobs like an operator once the other side is back: the queue itself would wait longer after each try.
 */
async function tryNow(): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where task_identifier = any(${ERASING}))::bigint[], run_at => now(), attempts => 0
  )`.execute(product.db);
}

async function keysOf(store: BackupStore, weddingId: number, ref: string): Promise<readonly string[]> {
  const prefixes = [`recording/${ref}`, `caption/${weddingId}/`, `poster/${weddingId}/`, `film/${weddingId}/`];
  return (await Promise.all(prefixes.map(prefix => store.list(prefix)))).flat();
}

const rowsOf = async (table: 'live_slot' | 'live_event' | 'video_upload' | 'recording_backup', weddingId: WeddingId) =>
  await product.db.selectFrom(table).select('wedding_id').where('wedding_id', '=', weddingId).execute();

/** A ceremony streamed by our engine. Its recording has a file, a caption, and copies in the second store. */
async function recorded() {
  const ceremony = await buildOnAir(product);
  const { staff, params, ref, weddingId } = ceremony;
  await staff.call(live.close, { params });
  await ceremony.stateIs('archived');
  await liveKeepFile.add(product.db, { provider: 'channel', ref });
  const backups = product.db.selectFrom('recording_backup').select('state').where('wedding_id', '=', weddingId);
  await eventually('a copy', async () => ((await backups.executeTakeFirst())?.state === 'kept' ? true : undefined));
  return {
    ...ceremony,
    deps: {
      db: product.db,
      clock: product.clock,
      objects: product.objects,
      backup: files,
      readExtras: readStoredExtras,
    },
    weddingId,
  };
}

describe('given a recording with copies in the second store', () => {
  test('when the day of erasure has come, then nothing is left here, there and at the engine, including replaced and incomplete copies', async () => {
    const { weddingId, ref, params, signIn, host, startsAt, deps } = await recorded();
    await product.objects.put(`caption/${weddingId}/now`, Buffer.from('WEBVTT'), 'text/vtt');
    await files.put(`caption/${weddingId}/replaced`, Buffer.from('WEBVTT'), 'text/vtt');
    await files.put(`recording/${ref}.mp4.7.crash.part`, Buffer.from('half'), 'video/mp4');
    await files.put(`recording/${ref}0.mp4`, Buffer.from('of another wedding'), 'video/mp4');
    await backUpRecording(deps, weddingId);
    expect((await keysOf(files, weddingId, ref)).length).toBeGreaterThanOrEqual(5);
    await erase({ host, params, startsAt });
    await eventually('all to be deleted', async () => ((await left(ref)).length === 0 ? true : undefined));
    expect(await keysOf(files, weddingId, ref)).toEqual([`recording/${ref}0.mp4`]);
    expect(await keysOf(product.objects, weddingId, ref)).toEqual([]);
    expect(product.fakes.video.slot(ref)).toBeUndefined();
    for (const table of ['live_slot', 'live_event', 'video_upload', 'recording_backup'] as const)
      expect(await rowsOf(table, weddingId)).toEqual([]);
    // The stream of an erased wedding cannot be restarted.
    const late = await (await signIn('video-distribution')).call(live.create, {
      params: { ...params, param: 'channel' },
    });
    expect(late).toMatchObject({ status: 409, failure: { id: 'live_wrong_state' } });
  });

  test('when its file or its copy is being made at that moment, then that does not bring it back', async () => {
    const { weddingId, ref, params, host, startsAt, deps } = await recorded();
    await product.db.deleteFrom('recording_backup').where('wedding_id', '=', weddingId).execute();
    for (const key of await keysOf(files, weddingId, ref)) await files.delete(key);
    let isErased = false;
    const backup: BackupStore = {
      ...files,
      put: async (key, body, mediaType) => {
        const info = await files.put(key, body, mediaType);
        if (isErased) return info;
        isErased = true;
        // In the middle of the copy: the wedding is erased and all deletion jobs run before the copy continues.
        await erase({ host, params, startsAt });
        await eventually('the jobs', async () => ((await left(ref)).length === 0 ? true : undefined));
        return info;
      },
    };
    await backUpRecording({ ...deps, backup }, weddingId);
    expect(isErased).toBe(true);
    await product.runJob('live.keepFile', { provider: 'channel', ref });
    await backUpRecording(deps, weddingId);
    expect(await keysOf(files, weddingId, ref)).toEqual([]);
    expect(await keysOf(product.objects, weddingId, ref)).toEqual([]);
    expect(await rowsOf('recording_backup', weddingId)).toEqual([]);
  });

  test('when the engine is unreachable, then its part is retried until it is back, and the rest is already gone', async () => {
    const { weddingId, ref, params, host, startsAt } = await recorded();
    product.fakes.video.isReachable = false;
    try {
      await erase({ host, params, startsAt });
      const [job] = await eventually('a failed try', async () => {
        const jobs = await left(ref);
        return jobs.length === 1 && (jobs[0]?.attempts ?? 0) > 0 && jobs[0]?.last_error ? jobs : undefined;
      });
      expect(job).toMatchObject({ task: 'live.erase', last_error: expect.stringContaining('not to respond') });
      expect(await keysOf(product.objects, weddingId, ref)).toEqual([]);
    } finally {
      product.fakes.video.isReachable = true;
    }
    await tryNow();
    await eventually('the next try', async () => ((await left(ref)).length === 0 ? true : undefined));
    expect(product.fakes.video.slot(ref)).toBeUndefined();
  });
});

test('given copies in a second store that no longer exists, when the day has come, then the failed deletion stays visible', async () => {
  const bare = await startTestProduct({ start: START });
  try {
    const ceremony = await buildCeremony(bare);
    await bare.objects.put(`caption/${ceremony.weddingId}/now`, Buffer.from('WEBVTT'), 'text/vtt');
    const payload = {
      weddingId: ceremony.weddingId,
      keys: [`caption/${ceremony.weddingId}/now`],
      prefixes: [],
      uploads: [],
    };
    await expect(bare.runJob('weddingErasure.dropFiles', { ...payload, hasCopies: true })).rejects.toThrow(
      'copies are in a second store that is not configured',
    );
    expect(await bare.objects.head(`caption/${ceremony.weddingId}/now`)).toBeUndefined();
    await bare.runJob('weddingErasure.dropFiles', { ...payload, hasCopies: false });
  } finally {
    await bare.stop();
  }
});

describe('given a ceremony at a hosted platform', () => {
  const account = async (provider: 'vimeo' | 'cloudflare') =>
    await (await sandboxes[provider].control('GET', 'account')).text();

  /** A stream that was published and ended there. */
  async function streamedAt(provider: Extract<ProviderKey, 'vimeo' | 'cloudflare'>) {
    const ceremony = await buildCeremony(product);
    const staff = await ceremony.signIn('video-distribution');
    const { params, slot } = ceremony;
    await staff.call(live.create, { params: { ...params, param: provider } });
    const until = (state: string) =>
      eventually(state, async () => {
        await staff.call(live.sync, { params });
        return (await slot()).state === state ? true : undefined;
      });
    await until('ready');
    const streamKey = (await staff.call(live.open, { params })).body.ingest[0]?.key ?? '';
    await sandboxes[provider].control('POST', 'encoders', { streamKey });
    await until('unpulished');
    await staff.call(live.publish, { params });
    // Platforms count in whole seconds.
    await eventually('some seconds', async () => {
      const answer = await (await sandboxes[provider].control('GET', `encoders/${streamKey}`)).text();
      return Number(/"sentMs":(\d+)/.exec(answer)?.[1]) > 2_500 ? true : undefined;
    });
    await staff.call(live.close, { params });
    await until('archived');
    return { ...ceremony, staff, ref: (await slot()).ref };
  }

  test.each(['vimeo', 'cloudflare'] as const)(
    'when the day of erasure has come and %s is unreachable, then it is deleted there once it is back',
    async provider => {
      const { ref, ...ceremony } = await streamedAt(provider);
      const film = {
        weddingKey: ceremony.key,
        platform: 'vimeo',
        size: 5_000,
        fileName: `${ref}.mp4`,
        lastModified: 1,
      } as const;
      if (provider === 'vimeo') {
        const { body } = await ceremony.staff.call(recording.uploadUrl, { params: ceremony.params, body: film });
        expect('vimeoVideoId' in body).toBe(true);
      }
      expect(await account(provider)).toContain(ref);
      await sandboxes[provider].fault('http-500', 1_000_000);
      await erase(ceremony);
      await eventually('a failed try', async () =>
        (await left(ref)).some(({ task, last_error }) => task === 'live.erase' && last_error) ? true : undefined,
      );
      expect(await account(provider)).toContain(ref);
      await sandboxes[provider].control('DELETE', 'faults');
      await tryNow();
      await eventually('the account no longer to contain it', async () =>
        (await account(provider)).includes(ref) ? undefined : true,
      );
      await eventually('nothing left to do', async () => ((await left(ref)).length === 0 ? true : undefined));
    },
  );
});
