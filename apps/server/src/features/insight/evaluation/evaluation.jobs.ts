import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { EvaluationFigures, ReadingFigures } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import type { Database } from '../../../kernel/database/database.ts';
import { forEachTenantWithWork } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import type { Services } from '../../../kernel/unit.ts';
import { findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import { findPair } from '../../lectures/course-links/course-links.public.ts';
import { memberFigures } from '../dashboard/dashboard.public.ts';
import { countAskedOf } from '../../lectures/lecture-assistant/lecture-assistant.public.ts';
import { readingFigures } from '../lecture-dashboard/lecture-dashboard.public.ts';
import { countQuestionsOf } from '../../lectures/lecture-questions/lecture-questions.public.ts';
import { draftSections } from './evaluation.policy.ts';
import { draftReading } from './reading-report.policy.ts';
import {
  countDone,
  type Draft,
  endRun,
  failRun,
  findStudyOrder,
  listUndone,
  saveDrafts,
  takeUpRun,
  takeUpStalled,
  type Run,
} from './evaluation.queries.ts';

export const EVALUATION_JOB = 'club-evaluation';
/** Reports that are written together. */
const BATCH = 20;
/** A run that did not come on for so long has lost its server; a batch takes well under a second. */
const STALLED_AFTER_MS = 60_000;

type Wanted = Parameters<typeof memberFigures>[1];

/** A quiz club's reports rest on answers, */
async function answerDrafts(database: Database, wanted: Wanted): Promise<Draft[]> {
  const figures = await memberFigures(database, wanted);
  return [...figures].map(([member_id, its]) => ({ member_id, figures: its, sections: draftSections(its) }));
}
const linkedFigures = (of: EvaluationFigures | undefined): ReadingFigures['quizzes'] => {
  if (!of) return null;
  const { openedCount, finalCount, gradeCount, meanGrade, missing, closed } = of;
  return { openedCount, finalCount, gradeCount, meanGrade, missing, closed };
};

/** those of a lecture club on what was read and asked and, where a quiz club is linked, on answers there. */
async function readingDrafts(database: Database, wanted: Wanted, studyOrder: string): Promise<Draft[]> {
  const { tenantId, club } = wanted;
  const [[pair], questions, messages] = await database.read(
    tenantId,
    findPair(tenantId, club),
    countQuestionsOf({ tenantId, club }, wanted.memberIds),
    countAskedOf({ tenantId, club }, wanted.memberIds),
  );
  const readings = await readingFigures(database, wanted);
  const answers = pair
    ? await memberFigures(database, { ...wanted, club: pair.quiz })
    : new Map<string, EvaluationFigures>();
  const countOf = (rows: typeof questions, memberId: string) =>
    rows.find(({ member_id }) => member_id === memberId)?.count ?? 0;
  return [...readings].map(([member_id, read]) => {
    const figures = {
      ...read,
      questionCount: countOf(questions, member_id),
      assistantCount: countOf(messages, member_id),
      quizzes: linkedFigures(answers.get(member_id)),
    };
    return { member_id, figures, sections: draftReading(figures, studyOrder) };
  });
}

/**
 * Drafts the reports of a run, some members at a time. A batch is written and counted in one transaction. A job that
 * died continues with the remaining members, and one that runs twice writes the same.
 */
export async function draftReports({ database, clock }: Services, run: Run): Promise<void> {
  const { tenantId, clubSequence } = run;
  const isMine = await database.transaction(tenantId, (transaction) => transaction.change(takeUpRun(run, clock.now())));
  if (isMine === 0) return;
  const [[facts], [tenant]] = await database.read(
    tenantId,
    findClubFacts(tenantId, clubSequence, null),
    findStudyOrder(tenantId),
  );
  const isLecture = facts?.club_type === CLUB_TYPE.lecture;
  for (;;) {
    const [undone] = await database.read(tenantId, listUndone(run, BATCH));
    if (undone.length === 0) break;
    const memberIds = undone.map(({ member_id }) => member_id);
    const now = clock.now();
    const wanted = { tenantId, club: clubSequence, memberIds, now };
    const drafts = isLecture
      ? await readingDrafts(database, wanted, tenant!.study_order_label_type)
      : await answerDrafts(database, wanted);
    await database.transaction(tenantId, (transaction) =>
      transaction.all(saveDrafts(run, drafts, now), countDone(run, now)),
    );
  }
  await database.transaction(tenantId, (transaction) => transaction.change(endRun(run, clock.now())));
}

/** Puts the runs of a tenant whose server died into the line, each once. */
export async function resumeRuns({ database, jobs, clock }: Services, tenantId: string): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - STALLED_AFTER_MS);
  await database.transaction(tenantId, async (transaction) => {
    for (const { club_sequence, run } of await transaction.rows(takeUpStalled(tenantId, since, now)))
      await jobs.send(transaction, EVALUATION_JOB, { tenantId, clubSequence: club_sequence, run }, null);
  });
}

const isRun = (data: object): data is Run => 'run' in data;

export const evaluationJob: Job = {
  name: EVALUATION_JOB,
  define: ({ services, log }) => ({
    name: EVALUATION_JOB,
    atOnce: 2,
    // The clock brings no run, but looks after those that were left.
    cron: '* * * * *',
    atStart: true,
    run: async (data: object, progress) => {
      if (!isRun(data)) {
        return forEachTenantWithWork(services, { job: EVALUATION_JOB, data }, progress, (tenantId) =>
          resumeRuns(services, tenantId),
        );
      }
      try {
        await draftReports(services, data);
      } catch (error) {
        log.error({ err: error, clubSequence: data.clubSequence }, 'club evaluation');
        // Said so until the queue tries again; the instructor can begin anew as well.
        await services.database.transaction(data.tenantId, (transaction) => transaction.change(failRun(data)));
        throw error;
      }
    },
  }),
};
