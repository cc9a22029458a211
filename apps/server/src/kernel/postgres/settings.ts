/** How clients reach the server: a Unix socket in a private folder, or loopback TCP where there are no such sockets. */
export type Transport = { kind: 'socket'; directory: string } | { kind: 'tcp'; port: number; password: string };

export const superuser = 'dure_owner';

const settings = {
  // Durability: an acknowledged commit survives a power cut.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Memory: under 300 MB at ten connections, on machines that also run the server.
  shared_buffers: '96MB',
  work_mem: '8MB',
  maintenance_work_mem: '48MB',
  effective_cache_size: '512MB',
  max_connections: '60',
  huge_pages: 'off',
  io_method: 'sync',
  // One short query per request gains nothing from helpers, and they take a core from the neighbours.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  random_page_cost: '1.1',
  // Nothing replicates from here; copies are made by dump.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
};

/** For data that nobody misses after a power cut. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Command-line settings, so that no file in the data directory can say otherwise. */
export function serverArguments(dataDirectory: string, transport: Transport, isDurable: boolean): string[] {
  const reach =
    transport.kind === 'socket'
      ? {
          listen_addresses: '',
          unix_socket_directories: transport.directory,
          unix_socket_permissions: '0700',
          port: '5432',
        }
      : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(transport.port) };
  const pairs = Object.entries({ ...settings, ...(isDurable ? {} : careless), ...reach });
  return ['-D', dataDirectory, ...pairs.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/**
 * Text compares by code point, in which Hangul syllables are already in order. The builtin provider has its own Unicode
 * tables: unlike ICU or libc, a system update cannot reorder (and so corrupt) an index. Local connections are trusted:
 * the socket lies in a folder that only this user (and root) can enter. TCP asks for a password.
 */
export function initdbArguments(dataDirectory: string, passwordFile: string | undefined): string[] {
  const options = [
    `--pgdata=${dataDirectory}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
  ];
  return passwordFile ? [...options, `--pwfile=${passwordFile}`] : options;
}
