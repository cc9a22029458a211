import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, request as requestHttp } from 'node:http';
import type { request as requestHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { compactVerify, importJWK } from 'jose';
import { PushCarrier } from '../../kernel/push/carrier.ts';

/** What a browser does on its side: it subscribes, and opens what comes (RFC 8291, RFC 8188). */
export class TestBrowser {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.#keys.generateKeys();
    this.endpoint = endpoint;
  }

  subscription() {
    const keys = { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, keys };
  }

  open(body: Buffer): unknown {
    const [salt, idLength] = [body.subarray(0, 16), body[20]!];
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const secret = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const material = Buffer.from(hkdfSync('sha256', secret, this.#auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const opener = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    opener.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    // A mark stands behind the text, then nothing but padding.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as unknown;
  }
}

export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A push service of its own: it takes, refuses or is slow as a test says. */
export async function startPushService() {
  const received: Received[] = [];
  const state = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(state.status, { location: 'https://elsewhere.example/' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  /** Push services speak TLS and live elsewhere; this one does neither. */
  const request = ((url: URL, options: object, onResponse: never) => {
    const plain = new URL(url);
    plain.protocol = 'http:';
    plain.host = `127.0.0.1:${port}`;
    return requestHttp(plain, { ...options, lookup: undefined }, onResponse);
  }) as typeof requestHttps;
  return {
    received,
    state,
    /** Reaches this service under whatever name an endpoint has. */
    carrier: new PushCarrier({ request, lookup: () => {} }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** What the sender says of itself to the push service (RFC 8292), its signature verified by the key that stands beside. */
export async function senderOf({ headers }: Received): Promise<Record<string, unknown> & { readonly key: string }> {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(String(headers['authorization']))!;
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const { payload } = await compactVerify(token!, await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256'));
  return { ...(JSON.parse(new TextDecoder().decode(payload)) as object), key: key! };
}
