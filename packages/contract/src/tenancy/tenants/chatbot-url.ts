import { isHttpUrl } from '../../http/http-url.ts';

const MACHINE = /^(?:[\w-]+\.)*localhost$/;

/**
 * Whether an organisation's chatbot may stand there: over TLS, but on one's own machine. What follows # would end up behind
 * the parameters.
 */
export function isChatbotUrl(value: string): boolean {
  if (!isHttpUrl(value)) return false;
  const { protocol, hostname, hash } = new URL(value);
  return hash === '' && (protocol === 'https:' || MACHINE.test(hostname));
}
