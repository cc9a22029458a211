import type { LinkParts } from '../buttons/link-parts.ts';

/** A plain link where the product has the router's. */
export const anchor =
  (href: string) =>
  ({ children, ...parts }: LinkParts) => (
    <a href={href} {...parts}>
      {children}
    </a>
  );
