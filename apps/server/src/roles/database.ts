import path from 'node:path';
import { startPostgres } from '@kotohogi/postgres-embedded';
import type { Config } from '../platform/config/to-config.ts';

/** The configured database, or the embedded one. */
export interface OpenDatabase {
  readonly url: string;
  /** True if it was already running: it is configured, or another process started it. */
  readonly isShared: boolean;
  /** Stops the embedded server, even if another process started it. */
  readonly stop: () => Promise<void>;
  /** Leaves the embedded server running. */
  readonly release: () => Promise<void>;
}

const nothing = async () => undefined;

/** Opens the database of the settings; starts the embedded server, or uses the one that is running. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { log, stopWithParent }: { readonly log: (line: string) => void; readonly stopWithParent: boolean },
): Promise<OpenDatabase> {
  if (databaseUrl !== '') return { url: databaseUrl, isShared: true, stop: nothing, release: nothing };
  const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), stopWithParent, log });
  return { ...postgres, isShared: postgres.adopted };
}
