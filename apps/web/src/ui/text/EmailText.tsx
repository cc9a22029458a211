import { Fragment } from 'react';

/** An address that breaks behind its @ and its dots alone, so that no word of it is torn in a narrow column. */
export function EmailText({ email }: { readonly email: string }) {
  return (
    <span className="wrap-break-word break-normal">
      {email.split(/(?<=[@.])/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
