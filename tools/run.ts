import { spawn } from 'node:child_process';

/** Runs a program of the project with the terminal's own input and output; resolves to its exit code. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGINT', pass).once('SIGTERM', pass);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });
}
