import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CompanyId, FacilityId, HallId } from '@kotohogi/domain/kernel/ids';
import { createOutbox } from '@kotohogi/mail-outbox';
import type { StoredMail } from '@kotohogi/ports/mailer';
import { deriveKeys, seal } from '@kotohogi/server/platform/crypto/keys';
import { connect, type Db } from '@kotohogi/server/platform/db/connect';
import { migrate } from '@kotohogi/server/platform/db/migrate';
import { createLog } from '@kotohogi/server/platform/log/log';
import { codeCache } from '@kotohogi/server/roles/children';
import { buildCompany, buildFacility, buildHall, buildUser } from '@kotohogi/testkit/builders';
import { sharedCodeCache, testDatabase } from '@kotohogi/testkit/postgres';
import { eventually, freePort } from '@kotohogi/testkit/product';

const SERVER = path.join(import.meta.dirname, '../apps/server/src');
/** Many processes start, and a busy machine needs time for them. */
const READY_WITHIN_MS = 75_000;
const SECRET = 'a-secret-only-journeys-use-0123456789abcdef';

/** What the addresses of a venue's pages contain. */
export interface VenueAddress {
  readonly companyAccountId: string;
  readonly facilityAccountId: string;
}

/** A venue with one hall and its staff; everyone signs in with the builders' password. */
export interface Venue extends VenueAddress {
  readonly companyId: CompanyId;
  readonly facilityId: FacilityId;
  readonly hallId: HallId;
  readonly coordinator: string;
  readonly videoStaff: string;
  readonly finance: string;
}

/** The product as `npm start` runs it, with all its processes, on its own database. */
export interface EmptyProduct {
  readonly url: string;
  readonly ingestUrl: string;
  /** The address players fetch the stream from. */
  readonly playbackUrl: string;
  /** The card gateway's sandbox. */
  readonly sandboxUrl: string;
  readonly db: Db;
  readonly mailTo: (to: string, kind: string) => Promise<StoredMail>;
  /** Runs a command of `npm run admin`; returns what it printed. */
  readonly admin: (...args: readonly string[]) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** A product with a venue whose staff can sign in. */
export interface RunningProduct extends EmptyProduct {
  readonly venue: Venue;
}

/** Builds a venue; the default number is of a contract that the demo's own tenants do not use. */
export async function buildVenue(db: Db, name = 'ホテル・ルミエール軽井沢', contractNumber = 9_001): Promise<Venue> {
  const companyId = await buildCompany(db, 'ルミエール・ブライダル');
  const facilityId = await buildFacility(db, companyId, name);
  const hallId = await buildHall(db, facilityId, 'ガーデンチャペル 木洩れ日');
  await db.updateTable('company').set({ contract_number: contractNumber }).where('id', '=', companyId).execute();
  await db
    .updateTable('facility')
    .set({
      contract_number: contractNumber,
      gateway_shop_id: 'tshop00000001',
      gateway_shop_pass_sealed: seal(deriveKeys(SECRET).seal, 'password'),
    })
    .where('id', '=', facilityId)
    .execute();
  const ids = await db
    .selectFrom('facility')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select(['facility.account_id as facility', 'company.account_id as company'])
    .where('facility.id', '=', facilityId)
    .executeTakeFirstOrThrow();
  const user = async (role: 'administrator' | 'video-distribution' | 'financial-manager') =>
    (await buildUser(db, { scope: 'facility', facilityId, role })).email;
  return {
    companyId,
    facilityId,
    hallId,
    companyAccountId: ids.company,
    facilityAccountId: ids.facility,
    coordinator: await user('administrator'),
    videoStaff: await user('video-distribution'),
    finance: await user('financial-manager'),
  };
}

async function environment(databaseUrl: string, dataDir: string) {
  const [web, playback, control, rtmp, sandbox] = await Promise.all(Array.from({ length: 5 }, freePort));
  return {
    STAGE: 'local',
    ROLE: 'all',
    DEMO: 'off',
    SECRET,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(web),
    LIVE_PLAYBACK_PORT: String(playback),
    LIVE_CONTROL_PORT: String(control),
    LIVE_RTMP_PORT: String(rtmp),
    GMO_SANDBOX_PORT: String(sandbox),
  };
}

/**
 * Gives a product the compiled code of the run's earlier products, because compiling is a third of the work of a start.
 */
async function shareCode(dataDir: string): Promise<void> {
  const link = codeCache(dataDir);
  await mkdir(sharedCodeCache(), { recursive: true });
  await mkdir(path.dirname(link), { recursive: true });
  await symlink(sharedCodeCache(), link);
}

type Settings = Readonly<Record<string, string>>;

/** Starts every process of the product with the journey's settings and waits until it is ready. */
async function start<T>(settings: Settings, prepare: (db: Db) => Promise<T>): Promise<EmptyProduct & T> {
  const database = await testDatabase(migrate);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kotohogi-journey-'));
  await chmod(dataDir, 0o711);
  await shareCode(dataDir);
  const { db } = connect(database.url, createLog('silent', 'journey'), 3);
  const prepared = await prepare(db);
  const env = await environment(database.url, dataDir);
  const processEnv = {
    ...process.env,
    ...env,
    ...settings,
    NODE_COMPILE_CACHE: sharedCodeCache(),
    ENDS_WITH_STDIN: '1',
  };
  const main = spawn(process.execPath, [path.join(SERVER, 'main.ts')], {
    env: processEnv,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${env.PORT}`;
  const isReady = async () => {
    // why: a refused connection only means "not yet"
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    return answer?.ok ? true : undefined;
  };
  await eventually('a product that is ready', isReady, READY_WITHIN_MS);
  const outbox = createOutbox(path.join(dataDir, 'outbox'));
  return {
    ...prepared,
    url,
    ingestUrl: `rtmp://localhost:${env.LIVE_RTMP_PORT}/live`,
    playbackUrl: `http://localhost:${env.LIVE_PLAYBACK_PORT}`,
    sandboxUrl: `http://localhost:${env.GMO_SANDBOX_PORT}`,
    db,
    mailTo: (to, kind) =>
      eventually(`a mail ${kind} to ${to}`, async () =>
        (await outbox.list()).find(mail => mail.to === to && mail.kind === kind),
      ),
    admin: async (...args) => {
      const program = path.join(SERVER, 'admin/main.ts');
      return (await promisify(execFile)(process.execPath, [program, ...args], { env: processEnv })).stdout;
    },
    stop: async () => {
      main.kill('SIGTERM');
      if (main.exitCode === null && main.signalCode === null) await once(main, 'exit');
      await db.destroy();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The product with a venue. */
export const startProduct = (settings: Settings = {}): Promise<RunningProduct> =>
  start(settings, async db => ({ venue: await buildVenue(db) }));

/** The product as installed: without users, companies and venues. */
export const startEmptyProduct = (settings: Settings = {}): Promise<EmptyProduct> => start(settings, async () => ({}));
