/** Something the person at the keyboard can mend; its message is all they need to read. */
export class Failure extends Error {}
