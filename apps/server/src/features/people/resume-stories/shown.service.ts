import type { ShownResume, ResumeLinkState } from '@dure/contract/people/resume-stories/resume-stories.views';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findCodes, withNames } from '../../tenancy/tenants/tenants.public.ts';
import { countLook, findLinkBehind } from './links/links.queries.ts';
import { hashOf } from './links/hash.ts';
import { listGradeProofs, listShownGrades } from './proofs/grade-proofs.queries.ts';
import { gradeProofAt } from './proofs/grades.ts';
import { listFinishedClubs, listProofs, listRecordedAnswers } from './proofs/proofs.queries.ts';
import { proofsOf, recordsOf } from './proofs/records.ts';
import { listNodes, listStories, findResume } from './resume-stories.queries.ts';
import { nodesOf, storyView } from './resume-stories.view.ts';

type Link = RowsOf<ReturnType<typeof findLinkBehind>>[number];

function stateOf({ withdrawn_at, expires_at }: Link, now: Date): ResumeLinkState {
  if (withdrawn_at !== null) return 'WITHDRAWN';
  return expires_at <= now ? 'EXPIRED' : 'OPEN';
}

/** What is behind a link: of the member only what they wrote there and consented to. Their own looks are not counted. */
export async function getShownResume(unit: Unit, secret: string): Promise<ShownResume> {
  const { tenantId, now } = unit;
  const hash = hashOf(secret);
  const link = (await unit.first(findLinkBehind(tenantId, hash))) ?? refuse('notFound');
  const state = stateOf(link, now);
  if (state !== 'OPEN') return { state, resume: null };
  const of = { tenantId, memberId: link.member_id };
  const [[resume], stories, nodes, clubs, answers, proofs, codes, grades, gradeProofs] = await unit.read(
    findResume(of),
    listStories(of),
    listNodes(of),
    listFinishedClubs(of),
    listRecordedAnswers(of),
    listProofs(of),
    findCodes(tenantId),
    listShownGrades(of),
    listGradeProofs(of),
  );
  if (unit.memberIdOrNull !== link.member_id) await unit.services.database.write(tenantId, countLook(tenantId, hash));
  const shown = proofsOf(proofs, recordsOf(clubs, answers));
  const nameOf = (kind: 'JOB_GROUP' | 'JOB_LEVEL', code: string) => withNames(codes, kind, [code])[0]!.name;
  return {
    state,
    resume: {
      nickname: link.nickname,
      headline: resume?.headline ?? '',
      expiresAt: link.expires_at.toISOString(),
      stories: stories.map((story) => ({
        ...storyView(story),
        nodes: nodesOf(nodes, story).map((node) => ({
          level: node.level,
          levelName: nameOf('JOB_LEVEL', node.level),
          description: node.description,
          jobGroup: node.job_group,
          jobGroupName: nameOf('JOB_GROUP', node.job_group),
          proof: (node.club_sequence !== null && node.quiz_sequence === null && shown.get(node.club_sequence)) || null,
          gradeProof:
            node.club_sequence === null || node.quiz_sequence === null
              ? null
              : gradeProofAt(gradeProofs, grades, {
                  club_sequence: node.club_sequence,
                  quiz_sequence: node.quiz_sequence,
                }),
        })),
      })),
    },
  };
}
