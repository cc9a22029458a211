/** Browsers forget what a table element is once it is laid out as a card, so its role is said aloud there. */
export function cardRole<Role extends string>(isCards: boolean, role: Role): { role?: Role } {
  return isCards ? { role } : {};
}
