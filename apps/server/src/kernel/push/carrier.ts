import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { Outages } from '../net/outages.ts';
import { checkWritten, lookUpPublic, PrivateAddress } from '../net/public-address.ts';

/** Whom push services know the sender by (VAPID, RFC 8292). */
export interface Sender {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `https:` or `mailto:`: where a push service finds whoever runs this. */
  readonly subject: string;
}
export interface Receiver {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}
export interface PushMessage {
  readonly payload: unknown;
  /** Of one topic a device that was away gets the last one alone; at most 32 characters of base64url. */
  readonly topic: string;
  /** How long the push service keeps it for a device that is away. */
  readonly lifeSeconds: number;
}

/** The device takes nothing any more, or lives where nobody may send: its subscription is of no use. */
export class DeviceGone extends Error {}

export interface PushNet {
  readonly request: typeof requestHttps;
  readonly lookup: typeof lookUpPublic;
}
/** Push services are on the open internet, whatever a browser says of where it receives. */
const openInternet: PushNet = { request: requestHttps, lookup: lookUpPublic };

/** By these a push service says that there is no such subscription, or that it is another sender's. */
const GONE = new Set([403, 404, 410]);
const TIMEOUT_MS = 10_000;
const MEANWHILE = 'what goes to its devices waits, and is tried again';

/** Hands messages to push services, encrypted for the device (RFC 8291): they learn who sends to which device, and when. */
export class PushCarrier {
  readonly #net: PushNet;

  readonly #outages: Outages;

  constructor(net: PushNet = openInternet, outages = new Outages()) {
    this.#net = net;
    this.#outages = outages;
  }

  /** Resolves once the push service has taken it; rejects with `DeviceGone` where it never will. */
  async deliver(sender: Sender, { endpoint, p256dh, auth }: Receiver, message: PushMessage): Promise<void> {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message.payload),
      { vapidDetails: sender, TTL: message.lifeSeconds, topic: message.topic },
    );
    const service = `The push service ${new URL(endpoint).host}`;
    const status = await this.#post(new URL(endpoint), headers, body).catch((error: unknown) => {
      if (error instanceof PrivateAddress) throw new DeviceGone('private address');
      this.#outages.failed(service, error as Error, MEANWHILE);
      throw error;
    });
    if (status < 500) this.#outages.worked(service);
    else this.#outages.failed(service, new Error(`answered ${status}`), MEANWHILE);
    if (GONE.has(status)) throw new DeviceGone(`answered ${status}`);
    if (status < 200 || status > 299) throw new Error(`The push service answered ${status}.`);
  }

  /** Goes nowhere else: what a push service redirects to is not followed. */
  async #post(url: URL, headers: Record<string, string | number>, body: Buffer | null): Promise<number> {
    checkWritten(url.hostname);
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const sent = this.#net.request(
        url,
        { method: 'POST', headers, lookup: this.#net.lookup, agent: false, signal },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
