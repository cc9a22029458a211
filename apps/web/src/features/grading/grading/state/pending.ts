import type { GradingCommand } from '../keys/grading-keys.ts';
import type { GradingPlace } from '../grading-place.ts';
import { openKey, type Scene } from './scene.ts';

/** What was asked for. `isKey`: by a key, so that the focus goes to the answer that opens. */
export interface Asked {
  readonly command: GradingCommand;
  readonly isKey: boolean;
}

/** Asked commands: they run one after the other, nothing before the answer that it is meant for stands there. */
export interface Pending {
  readonly waiting: readonly Asked[];
  readonly isRunning: boolean;
  /** The answer that they are meant for. */
  readonly meant: string;
  /** Where the last one led away from, which the address still says. */
  readonly left: GradingPlace | undefined;
}

export const NOTHING_PENDING: Pending = { waiting: [], isRunning: false, meant: '', left: undefined };

const TYPES_NEXT = new Set<GradingCommand['kind'] | undefined>(['feedback', 'template']);
const LEAVES_UNREAD = new Set<GradingCommand['kind']>(['next', 'previous']);

/** With one more; letters that follow each other are one text. */
function withNext(waiting: readonly Asked[], next: Asked): readonly Asked[] {
  const last = waiting.at(-1);
  if (last?.command.kind !== 'text' || next.command.kind !== 'text') return [...waiting, next];
  return [...waiting.slice(0, -1), { ...last, command: { kind: 'text', text: last.command.text + next.command.text } }];
}

/** What waits is given up once another answer was opened by hand. */
export function settled(pending: Pending, scene: Scene): Pending {
  const { meant, left, waiting } = pending;
  if (left === scene.place) return pending;
  const isElsewhere = openKey(scene) !== meant;
  return { ...pending, left: undefined, waiting: isElsewhere ? [] : waiting };
}

export function enqueued(pending: Pending, asked: Asked, scene: Scene): Pending {
  const now = settled(pending, scene);
  const isFirst = now.waiting.length === 0 && !now.isRunning && now.left === undefined;
  return { ...now, meant: isFirst ? openKey(scene) : now.meant, waiting: withNext(now.waiting, asked) };
}

/** What runs next, where that can be. */
export function runnable({ waiting, isRunning, left }: Pending, isReady: boolean): Asked | undefined {
  const [next] = waiting;
  if (!next || isRunning || left !== undefined) return undefined;
  return isReady || LEAVES_UNREAD.has(next.command.kind) ? next : undefined;
}

/** Whether words that are typed now are for the feedback field, which is not there yet. */
export const isTextNext = ({ waiting }: Pending): boolean =>
  TYPES_NEXT.has(waiting.findLast(({ command }) => command.kind !== 'text')?.command.kind);
