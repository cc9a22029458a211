import {
  FEEDBACK_NEWS_DAYS,
  HOME_CLUBS,
  HOME_EXCERPT_LENGTH,
  type MyHome,
} from '@dure/contract/clubs/home/home.endpoints';
import { shortened } from '@dure/contract/markdown/shortened';
import { plainQuestion } from '@dure/contract/markdown/plain-question';
import { keywordsSaid } from '../../../kernel/language/text/keywords.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { cardsFor } from '../clubs/clubs.public.ts';
import { listStandings, type QuizAddress } from '../quiz-access/quiz-access.public.ts';
import { findFeedbackNews, findLatestChange, type OwnAnswerRow } from './home.queries.ts';

const DAY_MS = 24 * 60 * 60_000;

const addressOf = (row: OwnAnswerRow): QuizAddress => ({ club: row.club_sequence, quiz: row.quiz_sequence });
const placeOf = (row: OwnAnswerRow) => ({
  clubSequence: row.club_sequence,
  clubName: row.club_name,
  quizSequence: row.quiz_sequence,
  no: row.position,
  question: row.question,
});

/** The beginning of a text in plain words. */
const excerptOf = (markdown: string) => shortened(plainQuestion(markdown), HOME_EXCERPT_LENGTH);

/** Keywords that the later text has and the earlier one had not. */
function newKeywords(before: string, after: string, keywords: readonly string[]): number {
  const known = new Set(keywordsSaid(before, keywords).hit);
  return keywordsSaid(after, keywords).hit.filter((keyword) => !known.has(keyword)).length;
}

/** What home shows a member beside what is due. What they may see of an answer is asked of the room that it stands in. */
export async function getMyHome(unit: Unit): Promise<MyHome> {
  const { tenantId, memberId, now } = unit;
  const own = { tenantId, memberId };
  const { mine, closing, view } = cardsFor(unit, HOME_CLUBS);
  const since = new Date(now.getTime() - FEEDBACK_NEWS_DAYS * DAY_MS);
  const [[feedback], [change], clubs, toClose, codes] = await unit.read(
    findFeedbackNews({ ...own, since }),
    findLatestChange(own),
    mine,
    closing,
    view.codes,
  );
  const standing = await listStandings(
    unit,
    [feedback, change].flatMap((row) => (row ? [addressOf(row)] : [])),
  );
  const changed = change && standing(addressOf(change));
  return {
    feedback:
      feedback && standing(addressOf(feedback))?.verdicts.seeGrade === null
        ? {
            ...placeOf(feedback),
            text: excerptOf(feedback.text),
            nickname: feedback.nickname,
            grading: feedback.official_grade,
            writtenAt: feedback.written_at.toISOString(),
          }
        : null,
    change:
      change && changed
        ? {
            ...placeOf(change),
            pre: excerptOf(change.pre_text),
            final: excerptOf(change.final_text),
            keywordCount:
              changed.verdicts.seeModelAnswer === null
                ? newKeywords(change.pre_text, change.final_text, change.keywords)
                : null,
            quoteCount: change.quote_count,
          }
        : null,
    clubs: clubs.map((club) => ({
      ...view.card(club, codes),
      finalCount: club.final_count ?? 0,
      openedCount: club.opened_count,
    })),
    closing: toClose.map((club) => view.card(club, codes)),
  };
}
