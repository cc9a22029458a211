import type { AnswerVersion, AnswerVersionText } from '@dure/contract/answering/answers/answer-versions.endpoints';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { asked, enterQuiz, findQuizFacts, type QuizAddress } from '../../../clubs/quiz-access/quiz-access.public.ts';
import { findVersion, listVersions, type VersionRow } from './versions.queries.ts';

const versionView = (row: VersionRow): AnswerVersion => ({
  versionNo: row.version_no,
  step: row.step as AnswerVersion['step'],
  submittedAt: row.submitted_at.toISOString(),
  length: row.length,
  fileNames: row.file_names,
  isAfterModelAnswer: row.after_model_answer,
});

export async function listAnswerVersions(unit: Unit, address: QuizAddress): Promise<{ contents: AnswerVersion[] }> {
  const given = asked(unit, address);
  const [[facts], rows] = await unit.read(findQuizFacts(given), listVersions(given));
  await enterQuiz(unit, unit.read.bind(unit), address, facts);
  return { contents: rows.map(versionView) };
}

export async function getAnswerVersion(
  unit: Unit,
  address: QuizAddress,
  versionNo: number,
): Promise<AnswerVersionText> {
  const given = asked(unit, address);
  const [[facts], [row]] = await unit.read(findQuizFacts(given), findVersion(given, versionNo));
  await enterQuiz(unit, unit.read.bind(unit), address, facts);
  return row ? { ...versionView(row), text: row.text } : refuse('notFound');
}
