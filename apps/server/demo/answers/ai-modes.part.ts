import {
  builtInGrader,
  decideMode,
  findDisputed,
  fitModel,
  settleOfficial,
} from '../../src/features/grading/grading/grading.public.ts';
import type { Part } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';

/** How sure the built-in grader is by the instructors' grades, and what they let it do by quiz. */
export const seedAiModes: Part = async ({ transaction, tenant, at, sequences }) => {
  const { tenantId } = transaction;
  const now = at(-1);
  const { model } = builtInGrader;
  await fitModel(transaction, model, now);
  await transaction.change(findDisputed({ tenantId }));
  for (const { key, leader, quizzes } of tenant.clubs)
    for (const { key: its, aiMode } of quizzes) {
      if (!aiMode) continue;
      const address = { club: sequences.get(key)!, quiz: sequences.get(`${key}/${its}`)! };
      const confidence = aiMode.mode === 'OFFICIAL' ? aiMode.confidence : null;
      const by = memberIdOf(tenant, leader);
      const decided = { mode: aiMode.mode, confidence, model: confidence === null ? null : model, version: 0, by, now };
      await transaction.change(decideMode({ tenantId, ...address }, decided));
      if (confidence !== null)
        await settleOfficial(transaction, { ...address, confidence, model, decidedBy: by }, now, true);
    }
};
