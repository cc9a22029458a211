import { forEach } from '../../../../kernel/jobs/each.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { passagesOf } from '../../../authoring/contents/contents.public.ts';
import { influenceChange } from '../room/room.changes.ts';
import { influencesOn, stillStands } from './influence.policy.ts';
import {
  dropInfluences,
  findFinal,
  holdAnswers,
  listDue,
  listStanding,
  putInfluences,
  takeDue,
} from './influence.queries.ts';
import { listShownTexts } from './showings.queries.ts';

const AT_ONCE = 50;
/** Passages of a content that are compared: of a longer one its beginning. */
const MAX_PASSAGES = 300;

/** What the answer takes over from others now; where the author read it in the content it came from there. */
async function found({ database }: Pick<Services, 'database'>, tenantId: string, answerSequence: number) {
  const own = { tenantId, answerSequence };
  const [[final], shown] = await database.read(tenantId, findFinal(own), listShownTexts(own));
  if (!final) return undefined;
  const { pre_text, final_text, question, model_answer, content_sequence } = final;
  const known = [pre_text, question, model_answer];
  const influences = influencesOn(final_text, known, shown);
  if (influences.length === 0 || content_sequence === null) return { ...final, influences };
  const [passages] = await database.read(tenantId, passagesOf(tenantId, content_sequence).limit(MAX_PASSAGES));
  return { ...final, influences: influencesOn(final_text, [...known, ...passages.map(({ text }) => text)], shown) };
}

/** Compares one answer, outside of transactions; what was submitted meanwhile is compared the next time. */
async function compareOne(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  tenantId: string,
  { answer_sequence: answerSequence, turn }: { readonly answer_sequence: number; readonly turn: number },
): Promise<void> {
  const own = { tenantId, answerSequence };
  const answer = await found({ database }, tenantId, answerSequence);
  const [standing] = await database.read(tenantId, listStanding(own));
  const gone = standing.filter(
    ({ sentence, passage, taker_final, source_pre, source_final }) =>
      !stillStands(sentence, [taker_final]) || !stillStands(passage, [source_pre, source_final]),
  );
  const isKept = new Set(
    standing
      .filter((one) => one.answer_sequence === answerSequence && !gone.includes(one))
      .map(({ source_sequence }) => source_sequence),
  );
  const isNew = (answer?.influences ?? []).filter(({ source }) => !isKept.has(source));
  await database.transaction(tenantId, async (transaction) => {
    if ((await transaction.change(takeDue({ ...own, turn }))) === 0) return;
    if (gone.length > 0) {
      const takers = gone.map((one) => one.answer_sequence);
      const sources = gone.map((one) => one.source_sequence);
      transaction.soon(holdAnswers(tenantId, sources), dropInfluences({ tenantId, takers, sources }));
    }
    if (answer && isNew.length > 0) transaction.soon(putInfluences(own, isNew, clock.now()));
    if (answer && (isNew.length > 0 || gone.length > 0))
      transaction.announce(influenceChange(answer, answer.member_id));
  });
}

/** Compares the final answers that were submitted since the last time; one that fails holds up no other. */
export async function compareDue(services: Pick<Services, 'database' | 'clock'>, tenantId: string): Promise<void> {
  const failures: unknown[] = [];
  for (let after = 0; ;) {
    const [due] = await services.database.read(tenantId, listDue({ tenantId, after, max: AT_ONCE }));
    await forEach(
      due,
      (one) => compareOne(services, tenantId, one),
      ({ answer_sequence }) => `answer ${answer_sequence}`,
    ).catch((error: unknown) => failures.push(error));
    if (due.length < AT_ONCE) break;
    after = due.at(-1)!.answer_sequence;
  }
  if (failures.length > 0) throw failures[0];
}
