import { text } from 'node:stream/consumers';
import { ConfigError } from '../config.ts';

const ENTER = /[\r\n]/;
const [INTERRUPT, BACKSPACE] = ['\u0003', '\u007f'];

/** What is typed at the terminal, which shows none of it. */
function typedUnseen(what: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(`${what}: `);
  stdin.setRawMode(true).setEncoding('utf8');
  return new Promise((resolve, reject) => {
    let typed = '';
    const end = () => {
      stdin.off('data', hear).setRawMode(false).pause();
      stderr.write('\n');
    };
    const hear = (keys: string) => {
      for (const key of keys) {
        if (key === INTERRUPT) {
          end();
          return reject(new ConfigError('Nothing was done: nothing was given.'));
        }
        if (ENTER.test(key)) {
          end();
          return resolve(typed);
        }
        typed = key === BACKSPACE ? typed.slice(0, -1) : typed + key;
      }
    };
    stdin.on('data', hear);
  });
}

/** The first line of what is piped in, or what is typed: never an argument, which other users of the machine could read. */
export async function askSecret(what: string): Promise<string> {
  if (process.stdin.isTTY) return typedUnseen(what);
  return (await text(process.stdin)).split(ENTER)[0]!;
}
