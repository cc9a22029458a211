import { sql } from 'kysely';

export const textArray = (values: readonly unknown[]) => sql<string[]>`${values.map(String)}::text[]`;
