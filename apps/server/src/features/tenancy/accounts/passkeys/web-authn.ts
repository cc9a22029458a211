/** Ed25519, ES256 and RS256: what devices have, and what needs nothing that Node calls an experiment. */
export const ALGORITHMS = [-8, -7, -257];

/** The library with its readers of certificates is large: it is loaded with the first passkey. */
export const webAuthn = () => import('@simplewebauthn/server');
