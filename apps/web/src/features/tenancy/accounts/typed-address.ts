/**
 * The address typed on one log-in page, for the next one: of a registration for the log-in, of a log-in for the
 * password reset. In memory alone: neither the address bar nor the device keeps it.
 */
let address = '';

export const typedAddress = {
  read: (): string => address,
  keep(typed: string): void {
    address = typed;
  },
};
