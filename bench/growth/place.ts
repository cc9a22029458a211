/** What the size of a tenant may cost: how much longer a call may take with ten times the rows. */
const GOALS = { row: 1.5, list: 1.2, filter: 1.5, dashboard: 1.5 };
export type Kind = keyof typeof GOALS;
export const goalOf = (kind: Kind): number => GOALS[kind];

export interface Place {
  readonly name: string;
  readonly kind: Kind;
  readonly caller: 'member' | 'manager';
  readonly path: string;
}

/** Names the calls of one kind that one of them makes. */
export const of =
  (caller: Place['caller'], kind: Kind) =>
  (name: string, path: string): Place => ({ name, kind, caller, path });
