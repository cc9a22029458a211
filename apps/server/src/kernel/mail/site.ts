import { isIP } from 'node:net';

/**
 * The address of a tenant, derived from the installation's own. A request's host is never used, so nobody can have mail
 * sent that links elsewhere. `hanbit` of `https://quiz.example.ac.kr` is `https://hanbit.quiz.example.ac.kr`. Of
 * `https://www.example.com` or the default tenant's `https://dure.example.com` it is `https://hanbit.example.com`.
 */
export function siteOf(publicUrl: string, uri: string, defaultUri: string): string {
  const url = new URL(publicUrl);
  if (uri === defaultUri || isIP(url.hostname.replace(/^\[(.*)\]$/, '$1'))) return url.origin;
  const [first, ...rest] = url.host.split('.');
  const host = rest.length > 1 && (first === 'www' || first === defaultUri) ? rest.join('.') : url.host;
  return `${url.protocol}//${uri}.${host}`;
}
