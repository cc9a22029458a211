/** Beginnings of sentences that go on with the one before. */
export const GOES_ON =
  /^(?:그래서|그러면|그러나|그렇지만|하지만|따라서|그러므로|그런데|반대로|대신|또|또한|이렇게|그렇게|다만|즉|곧)(?:[\s,]|$)/u;
