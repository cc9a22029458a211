import { configure, getConfig } from '@testing-library/react';

type Waiting = { readonly _disableExpensiveErrorDiagnostics: boolean };

// Who waits for an element is told many times that it is not there; the document is printed once, with giving up.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    // oxlint-disable-next-line no-underscore-dangle -- The library's own name.
    (getConfig() as unknown as Waiting)._disableExpensiveErrorDiagnostics
      ? new Error(message ?? '')
      : getElementError(message, container),
});
