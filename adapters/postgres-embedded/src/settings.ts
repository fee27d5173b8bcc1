/** How hard a server tries to keep what it acknowledged: `full`, or `none` for throwaway data of tests. */
export type Durability = 'full' | 'none';

/** For one product on one small machine: few processes, nothing allocated before it is needed. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // a web and three worker processes, with room for an operator; one that is never opened costs a few kilobytes
  max_connections: '200',
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  // for solid-state disks: the default, for turning ones, reads a whole table rather than a few thousand of its rows
  random_page_cost: '1.1',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  max_wal_senders: '2',
  autovacuum_max_workers: '1',
  max_worker_processes: '2',
  max_logical_replication_workers: '0',
  // parallel queries need more of /dev/shm than a container's 64 MB
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  // the default starts three processes for reads that a small database finds in memory
  io_method: 'sync',
  huge_pages: 'off',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  log_lock_waits: 'on',
  password_encryption: 'scram-sha-256',
};

const DURABILITY: Readonly<Record<Durability, Readonly<Record<string, string>>>> = {
  full: { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
  none: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
};

/** The arguments of `postgres` for a data directory and a port. */
export function serverArguments(data: string, port: number, durability: Durability): string[] {
  const settings = Object.entries({ ...SETTINGS, ...DURABILITY[durability] });
  return ['-D', data, '-p', String(port), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
