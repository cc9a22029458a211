import type { Graders, splitGrading as splitEndpoint } from '@dure/contract/grading/grading/graders.endpoints';
import type { FieldError } from '@dure/contract/http/envelope';
import type { z } from 'zod';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from '../../../clubs/clubs/clubs.public.ts';
import type { Read } from '../../../clubs/quiz-access/quiz-access.public.ts';
import { listQuizCounts } from '../queue/queue-counts.queries.ts';
import { gradersChange } from './graders.changes.ts';
import {
  countSplit,
  endLook,
  findGraders,
  findLooks,
  findOwnLook,
  findParts,
  findSplitVersion,
  keepLook,
  keepParts,
  lockClubRow,
  removeParts,
} from './graders.queries.ts';
import { gradersText } from './graders.text.ts';
import { gradersView, LOOK_MS, lookOf } from './graders.view.ts';

const sinceOf = ({ now }: Unit) => new Date(now.getTime() - LOOK_MS);

/** Who grades in a club that the caller manages. */
async function readGraders(unit: Unit, read: Read, club: number): Promise<Graders> {
  const of = { tenantId: unit.tenantId, club };
  const [[facts], graders, looks, parts, [divided]] = await read(
    findClubFacts(unit.tenantId, club, unit.memberId),
    findGraders(of),
    findLooks(of, unit.memberId, sinceOf(unit)),
    findParts(of),
    findSplitVersion(of),
  );
  admitClubAdmin(unit.me, facts);
  return gradersView(graders, looks, parts, divided!.grading_split_version);
}

export const listGraders = (unit: Unit, club: number): Promise<Graders> =>
  readGraders(unit, unit.read.bind(unit), club);

/** Says what the caller looks at; the others hear of it where it is something else than before. */
export function lookAtAnswer(unit: Unit, club: number, answerSequence: number | null): Promise<Pick<Graders, 'looks'>> {
  const own = { tenantId: unit.tenantId, club, memberId: unit.memberId };
  return unit.write(async (transaction) => {
    const [[facts], [before], looks] = await transaction.all(
      findClubFacts(unit.tenantId, club, unit.memberId),
      findOwnLook(own),
      findLooks(own, unit.memberId, sinceOf(unit)),
    );
    admitClubAdmin(unit.me, facts);
    if (answerSequence === null) transaction.soon(endLook(own));
    else if (!(await transaction.first(keepLook(own, answerSequence, unit.now)))) refuse('notFound');
    const known = before && before.looked_at > sinceOf(unit) ? before.answer_sequence : null;
    if (known !== answerSequence) transaction.announce(gradersChange(club, unit.memberId));
    return { looks: looks.map(lookOf) };
  });
}

type Divided = z.output<(typeof splitEndpoint)['body']>;
type Split = Divided['split'];

/** Parts of graders of the club, each once, that leave no doubt whose an answer is. */
function checkSplit(
  { kind, parts }: NonNullable<Split>,
  { graders }: Graders,
  quizzes: readonly { readonly quiz_sequence: number }[],
): void {
  const known = new Set(graders.map(({ member }) => member.memberUUID));
  const inClub = new Set(quizzes.map((quiz) => quiz.quiz_sequence));
  const faults: FieldError[] = [];
  const fault = (path: string, message: string) => faults.push({ path: `split.${path}`, message });
  const given = parts.flatMap((part) => part.quizzes);
  for (const [index, { memberUUID, quizzes: own, from }] of parts.entries()) {
    const isTwice = parts.findIndex((part) => part.memberUUID === memberUUID) !== index;
    if (!known.has(memberUUID) || isTwice) fault(`parts.${index}.memberUUID`, gradersText.unknownGrader);
    if (kind === 'QUIZ' && own.some((quiz) => !inClub.has(quiz)))
      fault(`parts.${index}.quizzes`, gradersText.unknownQuiz);
    const former = parts[index - 1]?.from ?? '';
    if (kind === 'NAME' && index > 0 && (from === '' || from <= former)) {
      fault(`parts.${index}.from`, gradersText.namesInOrder);
    }
  }
  if (kind === 'QUIZ' && new Set(given).size < given.length) fault('parts', gradersText.quizTwice);
  if (kind === 'SHARE' && parts.reduce((sum, { share }) => sum + share, 0) !== 100) fault('parts', gradersText.shares);
  if (faults.length > 0) refuseFields(faults);
}

/** Divides the answers among graders as the caller saw them, or lets everybody grade all of them again. */
export function splitGrading(unit: Unit, club: number, { split, version }: Divided): Promise<Graders> {
  const of = { tenantId: unit.tenantId, club };
  return unit.write(async (transaction) => {
    const read = transaction.all.bind(transaction);
    await transaction.all(lockClubRow(of));
    const current = await readGraders(unit, read, club);
    if (version !== current.version) refuse('staleVersion', { data: current });
    const [quizzes] = await transaction.all(listQuizCounts(of));
    if (split) checkSplit(split, current, quizzes);
    transaction.soon(removeParts(of), countSplit(of));
    if (split) transaction.soon(keepParts(of, split));
    transaction.announce(gradersChange(club, unit.memberId));
    return readGraders(unit, read, club);
  });
}
