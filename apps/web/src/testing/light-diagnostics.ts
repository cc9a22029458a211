import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

interface ReactInternals {
  /** How many elements of the present second keep the calls that made them; React stops at ten thousand. */
  recentlyCreatedOwnerStacks: number;
}

/** Under a name that React does not promise: where it changes, the test of this file says so. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
export const internals = Reflect.get(React, INTERNALS) as ReactInternals | undefined;

// For each element React notes the calls that made it, to name them in a warning. Nobody reads those in a test, and
// they take a sixth of the processor time of component tests.
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

/** Set while Testing Library waits for something, and asks again after each change. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

// What is not there yet is not there many times, and each time the whole document was printed: a twentieth more. What
// never comes is told with the document, which Testing Library adds at the end.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});
