import { AiGateway } from './gateway.ts';
import type { AiProvider } from './provider.ts';

/** The provider that the operator set for all tenants, with what each may spend of it in a month (won). */
export interface InstallationProvider extends AiProvider {
  readonly monthlyCap: number | null;
}

/** What the server has for asking providers. */
export interface Ai {
  readonly gateway: AiGateway;
  readonly installation: InstallationProvider | undefined;
  /** Whether providers of tenants may lie in the network of the server. */
  readonly allowsPrivate: boolean;
}

/** A server without a provider: everything is done by the built-in tools. */
export const withoutAi = (): Ai => ({
  gateway: new AiGateway(),
  installation: undefined,
  allowsPrivate: false,
});
