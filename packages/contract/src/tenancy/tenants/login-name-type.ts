/** Whether people may be without an address, and who hands out their one-time codes. `NONE`: everybody has an address. */
export const LOGIN_NAME_TYPES = ['NONE', 'MANAGER', 'INSTRUCTOR'] as const;
export type LoginNameType = (typeof LOGIN_NAME_TYPES)[number];
