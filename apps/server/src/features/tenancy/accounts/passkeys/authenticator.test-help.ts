import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };
/** A byte string of CBOR. */
const bytes = (data: Buffer) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([Buffer.from([0x59]), length, data]);
};
const word = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

interface Asked {
  readonly challenge: string;
}
/** What an honest browser and device would do otherwise. */
interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
}

/** A device that makes and shows passkeys, in software (WebAuthn level 3, ES256, no attestation). */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  readonly #rpId: string;
  #userHandle = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#rpId = new URL(origin).hostname;
  }

  get credentialId(): string {
    return this.id.toString('base64url');
  }

  #clientData(type: string, { challenge }: Asked, { origin = this.#origin }: Deviation) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authData(deviation: Deviation, attested?: Buffer): Buffer {
    const { rpId = this.#rpId, isVerified = true, counter = ++this.#counter } = deviation;
    const flags = FLAGS.present + (isVerified ? FLAGS.verified : 0) + (attested ? FLAGS.attested : 0);
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), rest, attested ?? Buffer.alloc(0)]);
  }

  /** Answers the options of a registration. */
  make(options: Asked & { readonly user: { readonly id: string } }, deviation: Deviation = {}) {
    this.#userHandle = options.user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      coordinate(0x21, x),
      coordinate(0x22, y),
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      word('fmt'),
      word('none'),
      word('attStmt'),
      Buffer.from([0xa0]),
      word('authData'),
      bytes(this.#authData(deviation, attested)),
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData(deviation.type ?? 'webauthn.create', options, deviation).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers the options of a log-in, or of a proof. */
  show(options: Asked, deviation: Deviation = {}) {
    const clientData = this.#clientData(deviation.type ?? 'webauthn.get', options, deviation);
    const authData = this.#authData(deviation);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#keys.privateKey).toString('base64url'),
      userHandle: deviation.userHandle ?? this.#userHandle,
    });
  }

  #answer<Response extends object>(response: Response) {
    return { id: this.credentialId, rawId: this.credentialId, type: 'public-key', response };
  }
}
