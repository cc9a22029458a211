import type { finishOidc } from '@dure/contract/tenancy/accounts/oidc.endpoints';
import type { Output } from '@dure/contract/http/endpoint';

/** Who came from the provider and is nobody here yet. */
export type NewPerson = NonNullable<Output<typeof finishOidc>['newcomer']>;
