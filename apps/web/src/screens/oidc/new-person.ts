import type { finishOidc } from '@dure/contract/accounts/oidc.endpoints';
import type { Output } from '@dure/contract/http/endpoint';

/** Who came from the provider and is nobody here yet. */
export type NewPerson = NonNullable<Output<typeof finishOidc>['newcomer']>;
