export type { Connection, ConnectionState } from './connection.ts';
export { ConnectionNotifier } from './connection-notifier.tsx';
