import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { gradeAnswer, giveFeedback } from '../../../../api/grading/grading/grading.writes.ts';
import { parseScore } from '../grade-pane/score.ts';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import type { FeedbackPart, GradePart } from './grading-draft.ts';

export const sendGrade = (
  client: QueryClient,
  params: AnswerAddress,
  { score, comments, points = {}, levels = {}, whys = {}, version }: GradePart,
): Promise<GradingDetail> =>
  gradeAnswer(client, {
    params,
    body: {
      // Only a part whose score can be read is ever sent.
      grading: parseScore(score) ?? Number.NaN,
      criteria: [...new Set([...Object.keys(comments), ...Object.keys(points)])]
        .map((name) => ({
          name,
          comment: comments[name] ?? '',
          points: points[name] ?? null,
          level: levels[name] ?? null,
        }))
        .filter(({ comment, points: given }) => comment.trim() !== '' || given !== null),
      // A criterion without points has nothing to give a reason for.
      notes: Object.entries(whys).flatMap(([criterion, text]) =>
        text.trim() === '' || (criterion !== '' && (points[criterion] ?? null) === null) ? [] : [{ criterion, text }],
      ),
      version,
    },
  });

export const sendFeedback = (
  client: QueryClient,
  params: AnswerAddress,
  { text, fileKeys, version }: FeedbackPart,
  files: readonly File[],
): Promise<GradingDetail> =>
  giveFeedback(client, { params, body: { text, fileKeys: [...fileKeys], version }, files: { files } });
