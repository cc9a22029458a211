/** Says a word to the server. */
export type SendMessage<Word> = (word: Word) => Promise<void>;
/** Says a word to the server and waits for what it answers, one at a time. */
export type Ask<Word> = (word: Word) => Promise<unknown>;

/** In a child of `runInChild`: does its one task, says the word that it answers, and ends. */
export function serveTask<Task, Word extends object>(
  work: (task: Task, say: SendMessage<Word>, ask: Ask<Word>) => Promise<Word>,
): void {
  const say: SendMessage<Word> = (word) =>
    new Promise((resolve, reject) => {
      process.send!(word, undefined, undefined, (error) => (error ? reject(error) : resolve()));
    });
  const ask: Ask<Word> = async (word) => {
    const answered = new Promise<unknown>((resolve) => {
      process.once('message', (message: { readonly answer?: unknown }) => resolve(message.answer));
    });
    await say(word);
    return answered;
  };
  // Nobody listens any more: the server was killed.
  process.once('disconnect', () => process.exit(1));
  process.once('message', (task: Task) => {
    void work(task, say, ask)
      .then(say)
      .finally(() => process.exit(0));
  });
}
