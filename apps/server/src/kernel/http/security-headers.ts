import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../../config.ts';

/** Pages frame the chatbot and nothing else; whoever sends them says which one. */
const NOTHING = "'none'";

const protect = (production: boolean) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Positions of popovers and widths of bars are style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: [NOTHING],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    hsts: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });

/** What helmet sets. Nothing of it depends on the request, so it is asked once and not with every answer. */
function securityHeaders(production: boolean): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protect(production)(request, response, (error) => {
    if (error) throw error as Error;
  });
  return response.getHeaders() as Record<string, string>;
}

/** The content security policy and the other headers that a browser obeys, on every answer. */
export function addSecurityHeaders(app: FastifyInstance, { production }: Pick<Config, 'production'>): void {
  const headers = securityHeaders(production);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** The policy of a page that frames what stands at this source. */
export const framing = (policy: string, source: string): string =>
  policy.replace(`frame-src ${NOTHING}`, () => `frame-src ${source}`);

/**
 * The policy of the page in the chatbot's frame. It has no origin of its own, wherever it is opened. It reaches neither
 * cookies nor storage nor the page around it, and what is allowed is named by the site's address.
 */
export const framedPolicy = (site: string): string =>
  [
    "default-src 'none'",
    'sandbox allow-scripts allow-forms',
    `script-src ${site}`,
    `style-src ${site}`,
    `font-src ${site}`,
    `connect-src ${site}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${site}`,
  ].join(';');
