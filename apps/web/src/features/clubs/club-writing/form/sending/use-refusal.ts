import type { FieldError } from '@dure/contract/http/envelope';
import { useState } from 'react';
import { ApiError, toTell } from '../../../../../kernel/calls/api-error.ts';
import type { DraftEngine } from '../../../../../kernel/draft/draft-engine.ts';
import type { Served } from '../../../../../kernel/draft/draft.ts';
import { useDialogs } from '../../../../../ui/overlays/dialogs.ts';
import { submitText } from '../submit.text.ts';

/** A field to go to, as the form names it. */
export type Fault = Pick<FieldError, 'path'>;

export interface RefusalOptions<Values, Detail> {
  readonly engine: DraftEngine<Values>;
  /** Takes the server's field errors; answers the first as the form names it. */
  readonly refuse: (errors: readonly FieldError[]) => Fault | undefined;
  /** The current state that a refusal of a stale version carries. */
  readonly currentIn: (error: unknown) => Detail | undefined;
  readonly served: (detail: Detail, values: Values) => Served<Values>;
}

/** Refusals that the call itself has told already. */
const TOLD = new Set([401, 403]);

/** Brings what was refused back to its fields; a stale version is sent again where both versions go together. */
export function useRefusal<Values, Detail>({ engine, refuse, currentIn, served }: RefusalOptions<Values, Detail>) {
  const { alert } = useDialogs();
  const [goTo, setGoTo] = useState<Fault>();

  async function take(error: unknown, again: () => Promise<void>): Promise<void> {
    const theirs = currentIn(error);
    if (theirs) return engine.meet(served(theirs, engine.state.value)) ? again() : undefined;
    if (!(error instanceof ApiError)) throw error;
    const first = refuse(error.fields);
    if (first) return setGoTo({ path: first.path });
    if (!TOLD.has(error.status)) await alert({ ...toTell(error), detail: submitText.kept });
  }
  return { take, goTo, show: ({ path }: Fault) => setGoTo({ path }) };
}
