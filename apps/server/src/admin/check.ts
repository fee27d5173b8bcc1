import type { ObjectStore } from '@kotohogi/ports/object-store';
import { sql } from 'kysely';
import { unseal } from '../platform/crypto/keys.ts';
import type { Db } from '../platform/db/connect.ts';
import { listMigrationNames } from '../platform/db/migrate.ts';
import { listFailedTasks } from '../platform/jobs/store.runs.ts';
import { type AdminDeps, AdminError, type Command } from './command.ts';
import { SEALED_COLUMNS } from './reseal.ts';

type Check = readonly [what: string, find: () => Promise<readonly string[]>];

/** Migrations that are missing in the database, and those that this program does not know. */
async function wrongMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  const known = new Set(await listMigrationNames());
  return [
    ...[...known].filter(name => !applied.has(name)).map(name => `${name} is not applied`),
    ...[...applied].filter(name => !known.has(name)).map(name => `${name} is from another version of the program`),
  ];
}

/** Constraints that were never validated against the rows, and indexes whose creation failed. */
async function unvalidated(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || conname as name from pg_constraint
      where not convalidated and connamespace = 'public'::regnamespace
    union all
    select indrelid::regclass || '.' || indexrelid::regclass from pg_index
      where not indisvalid and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    order by 1`.execute(db);
  return rows.map(({ name }) => `${name} is not valid`);
}

/** Recordings whose file is not in the store. */
async function missingFiles(db: Db, objects: Pick<ObjectStore, 'head'>): Promise<string[]> {
  const rows = await db
    .selectFrom('live_slot')
    .select(['wedding_id', 'mp4_key'])
    .where('mp4_key', 'is not', null)
    .orderBy('wedding_id')
    .execute();
  const missing: string[] = [];
  for (const { wedding_id, mp4_key } of rows) {
    if (mp4_key === null || (await objects.head(mp4_key)) !== undefined) continue;
    missing.push(`the recording of wedding ${wedding_id} has no file ${mp4_key}`);
  }
  return missing;
}

async function deadJobs(db: Db): Promise<string[]> {
  const failed = await listFailedTasks(db);
  return failed.filter(({ dead }) => dead > 0).map(({ task, dead }) => `${dead} of ${task} failed for good`);
}

/** Values that the current SECRET cannot decrypt; counted by column, never shown. */
async function unreadable(db: Db, key: Buffer): Promise<string[]> {
  const found: string[] = [];
  for (const [table, column] of SEALED_COLUMNS) {
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} <> ''`.execute(db);
    const wrong = rows.filter(({ value }) => {
      try {
        unseal(key, value);
        return false;
      } catch {
        return true; // why: this check looks for values that were sealed with another key, or changed
      }
    });
    if (wrong.length > 0) found.push(`${wrong.length} of ${rows.length} values of ${table}.${column} cannot be read`);
  }
  return found;
}

const checksOf = ({ db, keys, objects }: AdminDeps): readonly Check[] => [
  ['migrations', () => wrongMigrations(db)],
  ['constraints and indexes', () => unvalidated(db)],
  ['files of recordings', () => missingFiles(db, objects)],
  ['jobs', () => deadJobs(db)],
  ['encrypted values', () => unreadable(db, keys.seal)],
];

/** Checks everything that restoring a backup or moving to another machine can break. Reads only. */
export const checkIntegrity: Command = {
  name: 'check',
  usage: '',
  summary: 'Check migrations, constraints, recording files, jobs and encrypted values; exit code 1 if one is wrong.',
  options: {},
  run: async deps => {
    let problems = 0;
    for (const [what, find] of checksOf(deps)) {
      const found = await find();
      problems += found.length;
      deps.print(`${what}: ${found.length === 0 ? 'ok' : `${found.length} wrong`}`);
      for (const line of found) deps.print(`  ${line}`);
    }
    if (problems > 0) throw new AdminError(`${problems} ${problems === 1 ? 'problem was' : 'problems were'} found.`);
  },
};
