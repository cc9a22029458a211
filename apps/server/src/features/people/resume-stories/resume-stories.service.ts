import type { FieldError } from '@dure/contract/http/envelope';
import type { ResumeForm } from '@dure/contract/people/resume-stories/resume-form';
import type { MyResume } from '@dure/contract/people/resume-stories/resume-stories.views';
import { resumeText as text } from '@dure/contract/people/resume-stories/resume.text';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { areOffered, chosenCodes } from '../../tenancy/tenants/tenants.public.ts';
import { findOpenLink } from './links/links.queries.ts';
import { secretIn } from './links/secret.ts';
import { listGradeProofs, listGrades } from './proofs/grade-proofs.queries.ts';
import { gradeViews } from './proofs/grades.ts';
import { listFinishedClubs, listProofs, listRecordedAnswers } from './proofs/proofs.queries.ts';
import { clubView, proofsOf, recordsOf } from './proofs/records.ts';
import { faultsOf } from './resume-stories.policy.ts';
import * as queries from './resume-stories.queries.ts';
import { linkView, ownStoryView } from './resume-stories.view.ts';

export async function getMyResumeStories(unit: Unit): Promise<MyResume> {
  const [[resume], stories, nodes, clubs, answers, proofs, [link], grades, gradeProofs] = await unit.read(
    queries.findResume(unit),
    queries.listStories(unit),
    queries.listNodes(unit),
    listFinishedClubs(unit),
    listRecordedAnswers(unit),
    listProofs(unit),
    findOpenLink(unit),
    listGrades(unit),
    listGradeProofs(unit),
  );
  const records = recordsOf(clubs, answers);
  const shown = proofsOf(proofs, records);
  const secret = link ? secretIn(unit.services.secrets, link.sealed_secret, unit.tenantId) : null;
  return {
    headline: resume?.headline ?? '',
    stories: stories.map((story) => ownStoryView(story, nodes)),
    version: resume?.version ?? 0,
    clubs: records.map((record) => clubView(record, shown)),
    grades: gradeViews(gradeProofs, grades),
    link: linkView(link, secret),
  };
}

/** What stories name must exist: codes that the tenant offers, own finished clubs and grades, or what stood there before. */
async function checkNamed(transaction: Transaction, unit: Unit, { stories }: ResumeForm): Promise<void> {
  const named = stories.flatMap(({ nodes }) => nodes.flatMap(({ level, jobGroup }) => [level, jobGroup]));
  const [, codes, before, clubs, grades] = await transaction.all(
    ...chosenCodes(unit.tenantId, [...new Set(named)]),
    queries.listNodes(unit),
    listFinishedClubs(unit),
    listGrades(unit),
  );
  const faults: FieldError[] = [];
  for (const [index, { nodes }] of stories.entries())
    for (const [place, { level, jobGroup, clubSequence, quizSequence }] of nodes.entries()) {
      const expect = (holds: boolean, field: string, message: string) =>
        holds || faults.push({ path: `stories.${index}.nodes.${place}.${field}`, message });
      const stood = (is: (row: (typeof before)[number]) => boolean) => before.some(is);
      expect(
        areOffered(codes, 'JOB_LEVEL', [level]) || stood((row) => row.level === level),
        'level',
        text.levelUnknown,
      );
      expect(
        areOffered(codes, 'JOB_GROUP', [jobGroup]) || stood((row) => row.job_group === jobGroup),
        'jobGroup',
        text.jobGroupUnknown,
      );
      expect(
        clubSequence === null ||
          quizSequence !== null ||
          clubs.some((club) => club.club_sequence === clubSequence) ||
          stood((row) => row.club_sequence === clubSequence),
        'clubSequence',
        text.clubUnknown,
      );
      const isGrade = (row: Pick<(typeof before)[number], 'club_sequence' | 'quiz_sequence'>) =>
        row.club_sequence === clubSequence && row.quiz_sequence === quizSequence;
      expect(quizSequence === null || grades.some(isGrade) || stood(isGrade), 'quizSequence', text.gradeUnknown);
    }
  if (faults.length > 0) refuseFields(faults);
}

export async function saveMyResumeStories(
  unit: Unit,
  { version, ...form }: ResumeForm & { readonly version: number },
): Promise<MyResume> {
  const faults = faultsOf(form);
  if (faults.length > 0) refuseFields(faults);
  const isWritten = await unit.write(async (transaction) => {
    const written = await transaction.first(queries.putResume(unit, form.headline, version));
    if (!written) return false;
    await checkNamed(transaction, unit, form);
    const { tenantId } = unit;
    transaction.soon(...queries.putStories({ tenantId, resumeSequence: written.resume_sequence }, form.stories));
    return true;
  });
  const now = await getMyResumeStories(unit);
  return isWritten ? now : refuse('staleVersion', { data: now });
}
