import { spawn } from 'node:child_process';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';

/** Runs npm quietly; what it said comes with the failure. `explain` may know a better sentence than npm's own words. */
export function npm(args, { env = {}, explain }) {
  const [command, ...before] = npmCommand();
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...before, ...args], {
      cwd: root,
      env: { ...withoutInstalledNode(process.env), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command === 'npm' && process.platform === 'win32',
    });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.on('error', (error) =>
      reject(new Failure(`npm cannot be run (${error.message}): install Node.js with npm.`)),
    );
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else if (signal || code === 130) reject(new Failure('npm was interrupted: run the same command again.'));
      else reject(new Failure(`${explain(said)}\n${said.trim().split('\n').slice(0, 30).join('\n')}`.trim()));
    });
  });
}

/** The npm that called, on a Node that an installation does not replace under it. */
function npmCommand() {
  const caller = process.env.npm_execpath;
  if (!caller || !path.basename(caller).startsWith('npm')) return ['npm'];
  const isInstalled = process.execPath.startsWith(path.join(root, 'node_modules'));
  return [isInstalled ? 'node' : process.execPath, caller];
}

function withoutInstalledNode(env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const own = path.join(root, 'node_modules');
  const kept = (env[name] ?? '').split(path.delimiter).filter((entry) => !entry.startsWith(own));
  return { ...env, [name]: kept.join(path.delimiter) };
}
