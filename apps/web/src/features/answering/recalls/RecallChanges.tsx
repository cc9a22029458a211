import type { Recall } from '@dure/contract/answering/recalls/recalls.endpoints';
import type { ReactNode } from 'react';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { recallsText as text } from './recalls.text.ts';

function Said({
  who,
  title,
  body,
}: {
  who: { nickname: string; profileImageUrl: string };
  title: string;
  body: string;
}) {
  return (
    <li className="py-3">
      <h4 className="mb-1.5 flex items-center gap-2 font-semibold">
        <Avatar name={who.nickname} image={who.profileImageUrl} size="small" />
        {title}
      </h4>
      <Markdown text={body} headingLevel={5} className="text-base!" />
    </li>
  );
}

/** What came since the quiz was last thought about; nothing where nothing did. */
export function RecallChanges({ changes, room }: Pick<Recall, 'changes'> & { readonly room: ReactNode }) {
  const { feedback, modelAnswerRevisedAt, picked } = changes;
  if (!feedback && !modelAnswerRevisedAt && !picked) return null;
  return (
    <section aria-labelledby="recall-changes" className="rounded-box border border-line bg-surface p-4">
      <h3 id="recall-changes" className="font-bold">
        {text.changes}
      </h3>
      <ul className="divide-y divide-line">
        {modelAnswerRevisedAt !== null && <li className="py-3">{text.revised}</li>}
        {feedback && (
          <Said who={feedback.writer} title={text.feedback(feedback.writer.nickname)} body={feedback.text} />
        )}
        {picked && (
          <Said
            who={picked.member}
            title={text.picked(picked.member.nickname, picked.onePickCount)}
            body={picked.text}
          />
        )}
      </ul>
      {room}
    </section>
  );
}
