import type {
  ExplainedKeyword,
  KeywordExplanations,
} from '@dure/contract/lectures/course-links/course-links.endpoints';
import { keywordsSaid } from '../../../kernel/language/text/keywords.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import { explain } from '../lecture-assistant/lecture-assistant.public.ts';
import { permit, type QuizAddress, readQuizAccess } from '../../clubs/quiz-access/quiz-access.public.ts';
import { findPair } from './course-links.queries.ts';
import { otherClubView } from './course-links.view.ts';
import { findKeywords, listStudyTitles } from './explanations.queries.ts';

/**
 * Where the linked lecture club explains what the caller missed. Whoever is no member of it learns which study that is, and
 * nothing of its materials.
 */
export async function listKeywordExplanations(unit: Unit, address: QuizAddress): Promise<KeywordExplanations> {
  const { tenantId, memberId, services } = unit;
  const { verdicts } = await readQuizAccess(unit, unit.read.bind(unit), address);
  permit(verdicts.seeModelAnswer);
  const [[pair], [row]] = await unit.read(
    findPair(tenantId, address.club),
    findKeywords({ tenantId, memberId, ...address }),
  );
  if (!pair || !row) return { lecture: null, keywords: [] };
  const [[facts], studies] = await unit.read(
    findClubFacts(tenantId, pair.lecture, memberId),
    listStudyTitles(tenantId, pair.lecture),
  );
  const lecture = otherClubView(unit.me, facts!);
  if (!lecture) return { lecture, keywords: [] };
  const { missed } = keywordsSaid(row.final_text ?? '', row.model_answer_keywords);
  const keywords: ExplainedKeyword[] = [];
  // One after the other: nobody else waits for connections meanwhile.
  for (const keyword of missed) {
    const passage = await explain(services.database, { tenantId, clubSequence: pair.lecture }, keyword);
    const study = studies.find(({ club_study_sequence }) => club_study_sequence === passage?.clubStudySequence);
    if (!passage || !study) continue;
    const { clubStudySequence, ...place } = passage;
    keywords.push({
      keyword,
      clubStudySequence,
      studyNo: study.position,
      studyTitle: study.title,
      place: lecture.can.enter ? place : null,
    });
  }
  return { lecture, keywords };
}
