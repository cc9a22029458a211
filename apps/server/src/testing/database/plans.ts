import type { Query } from '../../kernel/database/database.ts';
import type { TestServer } from '../server.ts';

const literal = (value: unknown): string => {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : Array.isArray(value) ? `{${value.join()}}` : String(value);
  return `'${text.replaceAll("'", "''")}'`;
};

/**
 * How a query is run as the server runs it: under row security, and planned once for all parameters. (An `explain` with
 * parameters would be planned for these.) `most` are the rows that its greediest step reads.
 */
export async function planOf(
  { services }: TestServer,
  tenantId: string,
  query: Query<unknown>,
): Promise<{ readonly plan: string; readonly most: number }> {
  const { sql, parameters } = query.compile();
  const given = parameters.length > 0 ? `(${parameters.map(literal).join()})` : '';
  return services.database.transaction(tenantId, async (transaction) => {
    await transaction.execute(`prepare planned as ${sql}`);
    const { rows } = await transaction.execute(`explain (analyze, costs off, timing off) execute planned${given}`);
    await transaction.execute('deallocate planned');
    const lines = rows.map((row) => Object.values(row)[0] as string);
    const read = lines.map((line) => {
      const [, count, loops] = /actual rows=([\d.]+) loops=(\d+)/.exec(line) ?? [];
      return Number(count ?? 0) * Number(loops ?? 0);
    });
    return { plan: lines.join('\n'), most: Math.max(...read) };
  });
}
