import type * as endpoints from '@dure/contract/lectures/lecture-assistant/ai-playground.endpoints';
import type { TriedQuestion } from '@dure/contract/lectures/lecture-assistant/ai-playground.endpoints';
import type { Page } from '@dure/contract/http/paging';
import type { z } from 'zod';
import { AiFailure } from '../../../../kernel/ai/failure.ts';
import { LEAST_SCORE } from '../../../../kernel/language/search/terms.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { AiStopped, stopSentence } from '../../../assistance/ai/ai.public.ts';
import { admitClubAdmin, findClubFacts } from '../../../clubs/clubs/clubs.public.ts';
import { assistantView, findAssistant, findStudyRow } from '../../lecture-clubs/lecture-clubs.public.ts';
import { type Asked, compose, searchFor, withoutMaterials } from '../answering/compose.service.ts';
import { sourceOf } from '../answering/sources.ts';
import { noticeOf } from '../lecture-assistant.text.ts';
import { listStudyPassages } from './playground.queries.ts';
import { questionsFrom } from './reference-questions.ts';

type ReferenceQuestion = z.output<(typeof endpoints.listReferenceQuestions)['response']>['contents'][number];

async function admitted(unit: Unit, clubSequence: number) {
  const { tenantId, memberId } = unit;
  const [[facts], [settings]] = await unit.read(
    findClubFacts(tenantId, clubSequence, memberId),
    findAssistant(tenantId, clubSequence),
  );
  admitClubAdmin(unit.me, facts);
  return assistantView(settings);
}

export async function listReferenceQuestions(
  unit: Unit,
  { clubSequence, page, size }: z.output<(typeof endpoints.listReferenceQuestions)['query']>,
): Promise<Page<ReferenceQuestion>> {
  await admitted(unit, clubSequence);
  const [rows] = await unit.read(listStudyPassages(unit.tenantId, clubSequence));
  const studies = Map.groupBy(rows, ({ club_study_sequence }) => club_study_sequence);
  const all = [...studies].flatMap(([clubStudySequence, passages]) =>
    questionsFrom(passages[0]!.title, passages).map((question) => ({
      clubStudySequence,
      studyNo: passages[0]!.study_no,
      question,
    })),
  );
  return { contents: all.slice((page - 1) * size, page * size), totalElements: all.length };
}

/** What a provider says without the materials, and why nothing where none does. */
async function aside(unit: Unit, asked: Asked): Promise<TriedQuestion['withoutMaterials']> {
  try {
    return { sentences: [...(await withoutMaterials(unit.services, asked)).sentences], isBuiltIn: false, notice: null };
  } catch (error) {
    const notice =
      error instanceof AiStopped ? stopSentence(error.reason) : error instanceof AiFailure ? noticeOf('failed') : null;
    if (notice === null) throw error;
    return { sentences: [], isBuiltIn: true, notice };
  }
}

export async function queryPlayground(
  unit: Unit,
  body: z.output<(typeof endpoints.queryPlayground)['body']>,
): Promise<TriedQuestion> {
  const { tenantId, memberId, services } = unit;
  const { clubSequence, clubStudySequence, question, scope } = body;
  const settings = await admitted(unit, clubSequence);
  if (clubStudySequence !== null && !(await unit.first(findStudyRow(tenantId, clubSequence, clubStudySequence))))
    return refuse('notFound');
  const asked: Asked = {
    tenantId,
    memberId,
    clubSequence,
    studySequence: clubStudySequence,
    scope,
    question,
    quote: '',
    isHint: false,
    settings,
    key: `playground:${crypto.randomUUID()}`,
  };
  const began = performance.now();
  const other = aside(unit, asked);
  // What fails first must not leave the other one's failure unheard.
  other.catch(() => {});
  const retrieval = await searchFor(services, asked);
  const said = await compose(services, asked, retrieval);
  const milliseconds = Math.round(performance.now() - began);
  const isUsed = (position: number | null, contentSequence: number | null, serialNumber: number | null) =>
    said.sources.some(
      (one) =>
        one.position === position &&
        one.contentSequence === contentSequence &&
        one.lectureQuestionSerialNumber === serialNumber,
    );
  return {
    withMaterials: {
      answerState: said.state,
      sentences: [...said.sentences],
      sources: [...said.sources],
      isBeyond: said.isBeyond,
      isBuiltIn: said.model === null,
      notice: noticeOf(said.stop),
      milliseconds,
    },
    withoutMaterials: await other,
    passages: retrieval.found.map((found, at) => {
      const source = sourceOf(found, at + 1, found.text);
      return {
        ...source,
        score: Math.round(found.score * 100) / 100,
        isUsable: found.score >= LEAST_SCORE,
        isUsed: isUsed(source.position, source.contentSequence, source.lectureQuestionSerialNumber),
      };
    }),
    leastScore: LEAST_SCORE,
  };
}
