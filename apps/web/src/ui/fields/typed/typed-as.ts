import type { ComponentProps } from 'react';

/** What a field makes of what is typed; pages whose fields make nothing of it load none of this. */
export interface TypedAs {
  readonly read: (typed: string) => string;
  /** Hears of the field before what was typed is written anew. */
  readonly settle: (input: HTMLInputElement) => void;
  /** How it is asked for on a phone. */
  readonly input: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'>;
}
