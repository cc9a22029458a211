import { createTransport, type Transporter } from 'nodemailer';
import { Outages } from '../net/outages.ts';
import { htmlOf } from './html.ts';

/** A mail as it leaves. */
export interface OutgoingMail {
  /** The same at every try, so that a mail system can tell that it has it already. */
  readonly id: string;
  readonly recipient: string;
  /** Shown as the name of the sender. */
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
  /** Null: as simple as the text says it. */
  readonly html?: string | null;
  /** Of mail that its reader may end at one click (RFC 8058); null of what they asked for. */
  readonly unsubscribeUrl: string | null;
}

export interface MailAccount {
  /** `smtp://` (STARTTLS, asked for wherever the server is another machine) or `smtps://`, with user and password. */
  readonly url: string;
  /** The address that mail comes from. */
  readonly from: string;
}

/** The other side refused the mail itself: it will refuse it again. */
export class MailRefused extends Error {}

/** Every step of the exchange ends by then; all of them together before a mail is tried again. */
const STEP_MS = 10_000;
/** Of these the mail is the cause, not the server. */
const OF_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);
const SERVICE = 'The mail server of SMTP_URL';
const MEANWHILE = 'mail waits in the outbox, /system/admin/mails, and is tried again';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

interface Failure extends Error {
  readonly responseCode?: number;
  readonly command?: string;
  readonly code?: string;
}

/** Hands mail to an SMTP server, each on a connection of its own: between them nothing is kept open. */
export class SmtpSender {
  readonly #transport: Transporter;
  readonly #from: string;
  readonly #outages: Outages;

  constructor({ url, from }: MailAccount, outages = new Outages()) {
    this.#outages = outages;
    const { protocol, hostname } = new URL(url);
    this.#from = from;
    this.#transport = createTransport({
      url,
      requireTLS: protocol === 'smtp:' && !LOOPBACK.has(hostname),
      connectionTimeout: STEP_MS,
      greetingTimeout: STEP_MS,
      socketTimeout: STEP_MS,
      dnsTimeout: STEP_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Resolves once the server has taken the mail; rejects with `MailRefused` where it never will. */
  async deliver({ id, recipient, sender, subject, text, html, unsubscribeUrl }: OutgoingMail): Promise<void> {
    try {
      await this.#transport.sendMail({
        messageId: `<${id}@${this.#from.split('@').at(-1)}>`,
        from: { name: sender, address: this.#from },
        to: { name: '', address: recipient },
        subject,
        text,
        textEncoding: 'base64',
        html: html ?? htmlOf(text),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== null && {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      this.#outages.worked(SERVICE);
    } catch (error) {
      const { responseCode = 0, command, code = '', message } = error as Failure;
      if (!OF_MAIL.has(code)) this.#outages.failed(SERVICE, error as Error, MEANWHILE);
      const isFinal = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA' || command === 'API');
      throw isFinal ? new MailRefused(message) : error;
    }
  }
}
