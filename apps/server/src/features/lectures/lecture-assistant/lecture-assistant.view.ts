import type { AnswerState } from '@dure/contract/lectures/lecture-assistant/assistant-states';
import type {
  AnswerSentence,
  AnswerSource,
  AssistantMessage,
  ConversationItem,
} from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import type { AssistantScope } from '@dure/contract/lectures/lecture-clubs/assistant-choices';
import { noticeOf } from './lecture-assistant.text.ts';
import type { ConversationRow, MessageRow } from './messages.queries.ts';
import { SILENT_MS } from './silence.ts';

export const stateOf = ({ state, alive_at }: Pick<MessageRow, 'state' | 'alive_at'>, now: Date): AnswerState =>
  state === 'ANSWERING' && now.getTime() - alive_at.getTime() > SILENT_MS ? 'BROKEN' : (state as AnswerState);

export function messageView(row: MessageRow, now: Date): AssistantMessage {
  return {
    assistantMessageSequence: row.message_sequence,
    clubSequence: row.club_sequence,
    clubStudySequence: row.club_study_sequence,
    scope: row.scope as AssistantScope,
    question: row.question,
    quote: row.quote,
    askedAt: row.asked_at.toISOString(),
    answerState: stateOf(row, now),
    sentences: row.sentences as unknown as AnswerSentence[],
    sources: row.sources as unknown as AnswerSource[],
    materialCount: row.material_count,
    isBeyond: row.is_beyond,
    isBuiltIn: row.model === null,
    notice: noticeOf(row.stop),
  };
}

export const conversationView = (row: ConversationRow, now: Date): ConversationItem => ({
  assistantMessageSequence: row.message_sequence,
  clubStudySequence: row.club_study_sequence,
  question: row.question,
  askedAt: row.asked_at.toISOString(),
  answerState: stateOf(row, now),
  memberUUID: row.member_id,
  nickname: row.nickname,
  studyNo: row.study_no,
  sourceCount: (row.sources as unknown as AnswerSource[]).length,
});
