import { appendFileSync } from 'node:fs';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';

/** Tables of which a statement locks rows that existed before: changed, deleted, or selected for that. */
export function lockedTables(statement: string): string[] {
  const found = [...statement.matchAll(/\b(?:update|delete from) "?(?!set\b)(\w+)"?/g)].map(([, table = '']) => table);
  const [, ofTables] = /\bfor (?:no key update|update|key share|share)(?: of ((?:"\w+"(?:, )?)+))?/.exec(statement) ?? [];
  if (ofTables !== undefined) return [...found, ...[...ofTables.matchAll(/"(\w+)"/g)].map(([, table = '']) => table)];
  if (!/\bfor (?:no key update|update|key share|share)\b/.test(statement)) return found;
  return [...found, ...[...statement.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, table = '']) => table)];
}

/** Checks the order in which the transactions of one connection lock rows. */
class OrderedConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  locked: string[] | undefined;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  get connection(): DatabaseConnection {
    return this.#connection;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.locked !== undefined) {
      for (const table of lockedTables(query.sql)) {
        for (const before of this.locked)
          if (before !== table) appendFileSync('/tmp/lock-edges.txt', `${before} ${table}\n`);
        if (!this.locked.includes(table)) this.locked.push(table);
      }
    }
    return await this.#connection.executeQuery<R>(query);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

const ordered = (connection: DatabaseConnection): OrderedConnection => {
  if (connection instanceof OrderedConnection) return connection;
  throw new Error('a connection of another driver');
};

class OrderedDriver implements Driver {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  init = () => this.#driver.init();
  destroy = () => this.#driver.destroy();

  async acquireConnection(): Promise<DatabaseConnection> {
    return new OrderedConnection(await this.#driver.acquireConnection());
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.#driver.beginTransaction(ordered(connection).connection, settings);
    ordered(connection).locked = [];
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#driver.commitTransaction(ordered(connection).connection);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#driver.rollbackTransaction(ordered(connection).connection);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#driver.releaseConnection(ordered(connection).connection);
  }
}

/** The dialect of the product, with the order of row locks checked. */
export class LockOrderDialect extends PostgresDialect {
  constructor(config: PostgresDialectConfig) {
    super(config);
  }

  override createDriver(): Driver {
    return new OrderedDriver(super.createDriver());
  }
}
