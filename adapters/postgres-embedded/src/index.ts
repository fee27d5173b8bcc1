export { type EmbeddedPostgres, type PostgresOptions, startPostgres, stopPostgres } from './start.ts';
