import pg from 'pg';

/** Runs `work` on a connection of its own, which ends with it. What is asked after the connection was lost rejects. */
export async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  // Without a listener the loss of the connection would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
