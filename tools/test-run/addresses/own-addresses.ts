import net from 'node:net';

interface Known {
  /** Ports of this machine that the run has opened. */
  readonly ports: Set<number>;
  /** Hosts elsewhere that whoever began the run has named. */
  readonly hosts: Set<string>;
  refused: string[];
}
interface Target {
  readonly path?: string | undefined;
  readonly port?: number | string | undefined;
  readonly host?: string | undefined;
  readonly lookup?: unknown;
}
declare global {
  /** Files of one worker share it, whichever of them loads this module anew. */
  var ownAddresses: Known | undefined;
}

const known = (): Known => (globalThis.ownAddresses ??= { ports: new Set(), hosts: new Set(), refused: [] });

/** Says that a program which this run has started listens at `url`, so that tests may reach it. */
export function isOwn<Url extends string>(url: Url): Url {
  known().ports.add(Number(new URL(url).port));
  return url;
}

/** Says that whoever began the run gave it this host to work with, such as a database elsewhere. */
export function isGiven(host: string): void {
  known().hosts.add(host);
}

/** What was refused since it was last asked for: where to, a line each. */
export function takeRefused(): string[] {
  const { refused } = known();
  known().refused = [];
  return refused;
}

const isHere = (host: string) =>
  /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|(?:.+\.)?localhost)$/i.test(host);

/** Node calls it with options, with a port and a host, with a path, and from `net.connect` with all of that in a list. */
function targetOf([first, second]: readonly unknown[]): Target {
  if (Array.isArray(first)) return targetOf(first);
  if (typeof first === 'object' && first !== null) return first;
  const host = typeof second === 'string' ? second : 'localhost';
  return Number.isNaN(Number(first)) ? { path: String(first) } : { port: Number(first), host };
}

function mayReach({ path, port, host = 'localhost' }: Target): boolean {
  if (path !== undefined) return true;
  return isHere(host) ? known().ports.has(Number(port)) : known().hosts.has(host);
}

/** A name that the test resolves by itself counts as the address that comes of it. */
function judged(target: Target, socket: net.Socket): boolean {
  if (typeof target.lookup !== 'function' || net.isIP(target.host ?? '') !== 0) return mayReach(target);
  socket.prependOnceListener('lookup', (_error, address: string) => {
    if (address && !mayReach({ port: target.port, host: address })) refuse(socket, { ...target, host: address });
  });
  return true;
}

function refuse(socket: net.Socket, { host = 'localhost', port }: Target): void {
  const where = `${host}:${port}`;
  known().refused.push(where);
  socket.destroy(new Error(`No test reaches an address that the run has not opened: ${where}`));
}

/**
 * From now on connections of this process reach only what this run has opened. That is its own servers, programs that
 * `isOwn` names, and sockets that are files. What else runs on the machine, or lies beyond it, answers no test.
 */
export function guardAddresses(): void {
  if (globalThis.ownAddresses) return;
  const { ports } = known();
  const { emit } = net.Server.prototype;
  net.Server.prototype.emit = function emitNoted(this: net.Server, ...given) {
    const address = given[0] === 'listening' && this.address();
    if (address && typeof address === 'object') ports.add(address.port);
    return Reflect.apply(emit, this, given) as boolean;
  };
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function connectGuarded(this: net.Socket, ...given: unknown[]) {
    const target = targetOf(given);
    if (judged(target, this)) return Reflect.apply(connect, this, given) as net.Socket;
    refuse(this, target);
    return this;
  } as typeof connect;
}
