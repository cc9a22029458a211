import { cleanText } from '@dure/contract/http/clean-text';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import type { Configuration } from 'openid-client';
import { guardedFetch } from '../net/guarded-fetch.ts';
import { Outages } from '../net/outages.ts';
import { PrivateAddress } from '../net/public-address.ts';
import { readLogoutToken, type LoggedOut } from './logout-token.ts';

/** Where an organisation's people log in, and as what this installation is known there. */
export interface OidcProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What is asked for is bound to the browser that asks: state and nonce are sent along, of the verifier its hash. */
export interface OidcProof {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who came back, as their provider says. */
export interface OidcPerson {
  readonly subject: string;
  readonly email: string | undefined;
  /** The provider itself says that nobody has proved the address. */
  readonly isEmailDenied: boolean;
  readonly name: string | undefined;
  /** What the provider calls this log-in, where it says. */
  readonly sid: string | undefined;
}

/** `refused`: what came back is not the answer to what was asked, or the provider does not know this installation. */
export type OidcFault = 'unreachable' | 'privateAddress' | 'noProvider' | 'refused';

export class OidcFailure extends Error {
  readonly fault: OidcFault;

  constructor(fault: OidcFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

const PATIENCE_SECONDS = 10;
const BELIEVED_MS = 10 * 60_000;
const MOST_KNOWN = 1000;
const SCOPE = 'openid email profile';
const MEANWHILE = 'whoever logs in by it is asked to try again';

/** Large, and of use only where an organisation has a provider. */
const load = () => import('openid-client');
type Library = Awaited<ReturnType<typeof load>>;

/** A text of the provider as it may be kept; undefined where it is none. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? cleanText(value) : undefined;
/** A name by which the provider knows something: it is compared as it is, and a database must be able to hold it. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.isWellFormed() && !value.includes('\0');

/** The connection failed, however deep the library has wrapped it. */
function faultOf(error: unknown, otherwise: OidcFault): OidcFailure {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof PrivateAddress) return new OidcFailure('privateAddress', error);
    const { code } = at as { code?: unknown };
    const isCut = typeof code === 'string' && /^(E[A-Z]+|UND_ERR_.*|ERR_TLS.*|CERT_.*|OAUTH_TIMEOUT)$/.test(code);
    if (isCut || at.name === 'TimeoutError') return new OidcFailure('unreachable', error);
  }
  return new OidcFailure(otherwise, error);
}

/** As the provider wants to be told the secret; by its header where it says nothing (OpenID Connect Discovery, section 3). */
function secretOf(
  { ClientSecretBasic, ClientSecretPost }: Library,
  secret: string,
): ReturnType<typeof ClientSecretPost> {
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported;
    const way = !ways || ways.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    return way(secret)(server, ...rest);
  };
}

interface Known {
  readonly until: number;
  readonly configuration: Promise<Configuration>;
  /** Its keys, asked for when first needed and again for one that is not among them. */
  keys?: JWTVerifyGetKey;
}

/** Speaks with the providers that organisations log in with (OpenID Connect): authorization code with PKCE, nothing else. */
export class OidcClient {
  readonly #allowsPrivate: boolean;
  /** What a provider says of itself is believed for a while, with its keys. */
  readonly #known = new Map<string, Known>();
  readonly #outages: Outages;

  constructor({ allowsPrivate }: { readonly allowsPrivate: boolean }, outages = new Outages()) {
    this.#allowsPrivate = allowsPrivate;
    this.#outages = outages;
  }

  /** Resolves as `answer` does, and tells whether the provider was there. */
  async #watched<T>({ issuer }: OidcProvider, answer: Promise<T>): Promise<T> {
    const service = `The log-in provider ${new URL(issuer).host}`;
    try {
      const answered = await answer;
      this.#outages.worked(service);
      return answered;
    } catch (error) {
      const isAway = error instanceof OidcFailure && error.fault === 'unreachable';
      if (isAway) this.#outages.failed(service, error, MEANWHILE);
      throw error;
    }
  }

  async #discover(library: Library, { issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
    const url = new URL(issuer);
    if (url.protocol !== 'https:' && !this.#allowsPrivate) throw new OidcFailure('privateAddress');
    const call = guardedFetch(this.#allowsPrivate);
    try {
      return await library.discovery(url, clientId, undefined, secretOf(library, clientSecret), {
        timeout: PATIENCE_SECONDS,
        [library.customFetch]: (address, options) => call(address, options as RequestInit),
        // Left to itself the library trusts what comes over the wire, and looks at no signature.
        execute: [library.enableNonRepudiationChecks, ...(this.#allowsPrivate ? [library.allowInsecureRequests] : [])],
      });
    } catch (error) {
      throw faultOf(error, 'noProvider');
    }
  }

  async #configurationOf(library: Library, provider: OidcProvider): Promise<Configuration> {
    return this.#knownOf(library, provider).configuration;
  }

  #knownOf(library: Library, provider: OidcProvider): Known {
    const key = JSON.stringify([provider.issuer, provider.clientId, provider.clientSecret]);
    const known = this.#known.get(key);
    if (known && known.until > Date.now()) return known;
    const configuration = this.#watched(provider, this.#discover(library, provider));
    if (this.#known.size >= MOST_KNOWN) this.#known.delete(this.#known.keys().next().value!);
    const begun: Known = { until: Date.now() + BELIEVED_MS, configuration };
    this.#known.set(key, begun);
    configuration.catch(() => this.#known.delete(key));
    return begun;
  }

  /** Whether there is a provider at the address; throws `OidcFailure` where there is none. */
  async probe(issuer: string): Promise<void> {
    await this.#discover(await load(), { issuer, clientId: 'probe', clientSecret: '' });
  }

  /** Where the browser is sent to. */
  async authorizationUrl(provider: OidcProvider, proof: OidcProof): Promise<string> {
    const library = await load();
    const configuration = await this.#configurationOf(library, provider);
    const url = library.buildAuthorizationUrl(configuration, {
      redirect_uri: proof.redirectUri,
      scope: SCOPE,
      state: proof.state,
      nonce: proof.nonce,
      code_challenge: await library.calculatePKCECodeChallenge(proof.verifier),
      code_challenge_method: 'S256',
    });
    return url.href;
  }

  /** Who came back with `parameters`: the code is spent, and the provider's word is checked as its keys and its name demand. */
  async personOf(provider: OidcProvider, proof: OidcProof, parameters: URLSearchParams): Promise<OidcPerson> {
    return this.#watched(provider, this.#askForPerson(provider, proof, parameters));
  }

  async #askForPerson(provider: OidcProvider, proof: OidcProof, parameters: URLSearchParams): Promise<OidcPerson> {
    const library = await load();
    const configuration = await this.#configurationOf(library, provider);
    const came = new URL(proof.redirectUri);
    came.search = parameters.toString();
    try {
      const tokens = await library.authorizationCodeGrant(configuration, came, {
        expectedState: proof.state,
        expectedNonce: proof.nonce,
        pkceCodeVerifier: proof.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      if (!isName(claims.sub)) throw new OidcFailure('refused');
      const hasAll = claims['email'] !== undefined && claims['name'] !== undefined;
      const asksMore = !hasAll && configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more = asksMore ? await library.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
      const said: Readonly<Record<string, unknown>> = { ...more, ...claims };
      return {
        subject: claims.sub,
        email: textOf(said['email']),
        isEmailDenied: said['email_verified'] === false || said['email_verified'] === 'false',
        name: textOf(said['name']) ?? textOf(said['preferred_username']),
        sid: isName(claims['sid']) ? claims['sid'] : undefined,
      };
    } catch (error) {
      throw faultOf(error, 'refused');
    }
  }

  /** Whose log-in has ended at the provider, by the token that it sends; throws where that is not its word. */
  async loggedOutBy(provider: OidcProvider, token: string): Promise<LoggedOut> {
    const known = this.#knownOf(await load(), provider);
    const metadata = (await known.configuration).serverMetadata();
    if (metadata.jwks_uri === undefined) throw new OidcFailure('noProvider');
    const call = guardedFetch(this.#allowsPrivate);
    known.keys ??= createRemoteJWKSet(new URL(metadata.jwks_uri), {
      [customFetch]: (address, options) => call(address, options as RequestInit),
    });
    try {
      return await readLogoutToken(token, known.keys, { issuer: metadata.issuer, clientId: provider.clientId });
    } catch (error) {
      throw faultOf(error, 'refused');
    }
  }

  /** Where the browser ends its log-in at the provider, too; null where the provider offers no such page. */
  async endSessionUrl(provider: OidcProvider, returnTo: string): Promise<string | null> {
    const library = await load();
    const configuration = await this.#configurationOf(library, provider);
    if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
    return library.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }).href;
  }
}
