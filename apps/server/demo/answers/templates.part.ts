import { build } from '../../src/kernel/database/build.ts';
import { memberIdOf } from '../people/people.part.ts';
import type { Part } from '../part.ts';

/** Words that instructors say often, kept to be put in by a key. */
export const seedTemplates: Part = async ({ transaction, tenant, at, sequences }) => {
  for (const { key, leader, templates = [] } of tenant.clubs) {
    if (templates.length === 0) continue;
    await transaction.change(
      build.insertInto('feedback_templates').values(
        templates.map(({ by = leader, title, text, isShared = false }) => ({
          tenant_id: transaction.tenantId,
          owner_id: memberIdOf(tenant, by),
          club_sequence: isShared ? sequences.get(key)! : null,
          title,
          text,
          created_at: at(-30),
          updated_at: at(-30),
        })),
      ),
    );
  }
};
