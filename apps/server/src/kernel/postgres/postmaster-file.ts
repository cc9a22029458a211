import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ps } from './process-table.ts';

/** What a PostgreSQL server writes about itself into `postmaster.pid`. */
export type PostmasterFile = {
  content: string;
  pid: number;
  port: number;
  socketDirectory: string;
  status: 'starting' | 'stopping' | 'ready' | 'standby' | '';
};

const statuses = ['starting', 'stopping', 'ready', 'standby'] as const;

/** Reads the file; undefined when there is none or it is not whole yet. */
export function readPostmasterFile(dataDirectory: string): PostmasterFile | undefined {
  let content: string;
  try {
    content = readFileSync(path.join(dataDirectory, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const lines = content.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0)) return undefined;
  const status = statuses.find((known) => known === lines[7]?.trim()) ?? '';
  return { content, pid, port: Number(lines[3]), socketDirectory: lines[4] ?? '', status };
}

/** Whether the process of that number may be the server of this data: numbers of dead processes come back for others. */
export function worksIn(pid: number, dataDirectory: string): boolean {
  try {
    if (process.platform === 'win32') {
      return execFileSync('tasklist', ['/FI', `PID eq ${pid}`], { encoding: 'utf8' }).includes('postgres.exe');
    }
    if (process.platform === 'linux') {
      const there = statSync(`/proc/${pid}/cwd`);
      const here = statSync(dataDirectory);
      return there.ino === here.ino && there.dev === here.dev;
    }
    return ps(pid, 'command=').includes(dataDirectory);
  } catch {
    return false;
  }
}

/** Every process of PostgreSQL that works in this data, with or without its server; known on Linux only. */
export function postgresIn(dataDirectory: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isPostgres(name))
    .map(Number)
    .filter((pid) => worksIn(pid, dataDirectory));
}

function isPostgres(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}
