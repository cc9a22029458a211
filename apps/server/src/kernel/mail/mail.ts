import type { SmtpSender } from './smtp-sender.ts';

/** What the server needs to write to people. */
export interface Mail {
  /** Undefined without SMTP settings: mail stays in the outbox. */
  readonly postman: SmtpSender | undefined;
  /** The address of a tenant's site, without a slash at its end. */
  readonly siteOf: (tenantUri: string) => string;
}
