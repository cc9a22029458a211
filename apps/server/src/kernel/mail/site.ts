import { isIP } from 'node:net';

/**
 * The address of a tenant, made of the installation's own: never of what a request says of its host, so that nobody
 * has mail sent that leads elsewhere. `hanbit` of `https://quiz.example.ac.kr` is `https://hanbit.quiz.example.ac.kr`, and of
 * `https://www.example.com` or the default tenant's `https://dure.example.com` it is `https://hanbit.example.com`.
 */
export function siteOf(publicUrl: string, uri: string, defaultUri: string): string {
  const url = new URL(publicUrl);
  if (uri === defaultUri || isIP(url.hostname.replace(/^\[(.*)\]$/, '$1'))) return url.origin;
  const [first, ...rest] = url.host.split('.');
  const host = rest.length > 1 && (first === 'www' || first === defaultUri) ? rest.join('.') : url.host;
  return `${url.protocol}//${uri}.${host}`;
}
