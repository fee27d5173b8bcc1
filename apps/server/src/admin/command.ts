import type { ParseArgsOptionsConfig } from 'node:util';
import type { Clock } from '@kotohogi/ports/clock';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import type { Config } from '../platform/config/to-config.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import type { Db } from '../platform/db/connect.ts';
import type { Outgoing } from '../platform/mail/outgoing.ts';

/** What a command works with. */
export interface AdminDeps {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly keys: Pick<Keys, 'seal'>;
  /** The previous SECRET, from the environment; undefined if it is not set. */
  readonly oldSecret: string | undefined;
  readonly db: Db;
  readonly objects: Pick<ObjectStore, 'head'>;
  readonly mails: Outgoing;
  readonly clock: Clock;
  /** Prints one line for the operator. */
  readonly print: (line: string) => void;
}

/** The options of one run, as typed. */
export type Options = Readonly<Record<string, unknown>>;

/** One command of `npm run admin`. */
export interface Command {
  readonly name: string;
  /** Its options, as the help shows them. */
  readonly usage: string;
  readonly summary: string;
  readonly options: ParseArgsOptionsConfig;
  readonly run: (deps: AdminDeps, options: Options) => Promise<void>;
}

/** A mistake of the operator or a refusal: its message is printed without a stack, and the exit code is 1. */
export class AdminError extends Error {
  override name = 'AdminError';
}
