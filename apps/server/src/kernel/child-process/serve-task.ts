/** Says a word to the server. */
export type SendMessage<Word> = (word: Word) => Promise<void>;

/** In a child of `runInChild`: does its one task, says the word that it answers, and ends. */
export function serveTask<Task, Word extends object>(
  work: (task: Task, say: SendMessage<Word>) => Promise<Word>,
): void {
  const say: SendMessage<Word> = (word) =>
    new Promise((resolve, reject) => {
      process.send!(word, undefined, undefined, (error) => (error ? reject(error) : resolve()));
    });
  // Nobody listens any more: the server was killed.
  process.once('disconnect', () => process.exit(1));
  process.once('message', (task: Task) => {
    void work(task, say)
      .then(say)
      .finally(() => process.exit(0));
  });
}
