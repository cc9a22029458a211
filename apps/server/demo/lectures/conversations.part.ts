import { build } from '../../src/kernel/database/build.ts';
import type { Part } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';
import { foundOf, placeOf } from './found.ts';

/** What members asked the assistants of lecture clubs, and the sentences that were found for them. */
export const seedConversations: Part = async (seed) => {
  const { transaction, tenant, at, sequences } = seed;
  for (const { key, lecture } of tenant.clubs) {
    const { conversations = [], studies = [], assistant } = lecture ?? {};
    if (!assistant || conversations.length === 0) continue;
    const materialCount = studies.flatMap(({ materials }) => materials.filter(({ isLocked }) => !isLocked)).length;
    await transaction.change(
      build.insertInto('assistant_messages').values(
        conversations.map((one) => {
          const study = sequences.get(`${key}/study/${one.study}`)!;
          const { sentences, sources } = foundOf(placeOf(seed, one), study);
          const askedAt = at(one.day, one.minute);
          return {
            tenant_id: transaction.tenantId,
            club_sequence: sequences.get(key)!,
            club_study_sequence: study,
            member_id: memberIdOf(tenant, one.by),
            scope: assistant.scope,
            question: one.question,
            quote: '',
            asked_at: askedAt,
            alive_at: askedAt,
            state: sentences.length > 0 ? 'ANSWERED' : 'NOT_FOUND',
            turn: 1,
            sentences: JSON.stringify(sentences),
            sources: JSON.stringify(sources),
            material_count: materialCount,
          };
        }),
      ),
    );
  }
};
