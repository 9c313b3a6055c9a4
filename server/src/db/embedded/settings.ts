export type Settings = Record<string, string>

/** Nothing acknowledged is lost, also when the power goes; given on the command line, they beat every file. */
const DURABLE: Settings = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }

/** Sized for an academy on a small server: few processes, little memory at rest. */
const MODEST: Settings = {
  max_connections: '50',
  shared_buffers: '64MB',
  work_mem: '4MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  max_wal_size: '512MB',
  io_method: 'sync',
  huge_pages: 'off',
  jit: 'off',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  autovacuum_max_workers: '2',
}

/** Statements and details stay out of the log: they carry people's data. */
const QUIET: Settings = {
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

/** Reachable through a socket inside the cluster's own folder only: that name is short whatever the folder's is. */
const PRIVATE: Settings = {
  listen_addresses: '',
  port: '5432',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
}

export function settingArguments(clusterName: string, extra: Settings): string[] {
  const all = { ...MODEST, ...QUIET, ...DURABLE, ...extra, ...PRIVATE, cluster_name: clusterName }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
