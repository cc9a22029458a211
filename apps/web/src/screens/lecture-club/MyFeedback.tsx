import { useQuery } from '@tanstack/react-query';
import { listInstructorFeedback } from '../../api/clubs/club-messages/club-messages.reads.ts';
import { clubMessagesText } from '../../features/clubs/club-messages/club-messages.text.ts';
import { FeedbackList } from '../../features/clubs/club-messages/FeedbackList.tsx';
import { useSession } from '../../kernel/session.ts';
import { Card } from '../../ui/layout/Card.tsx';

/** What the instructors wrote to the member alone; nothing where they wrote nothing. */
export function MyFeedback({ clubSequence: club }: { readonly clubSequence: number }) {
  const { memberId } = useSession();
  const memberUUID = memberId ?? '';
  const { data } = useQuery({
    ...listInstructorFeedback({ params: { club, memberUUID }, query: { size: 10 } }),
    enabled: memberId !== null,
  });
  if (!data || data.totalElements === 0) return null;
  return (
    <Card as="section" aria-label={clubMessagesText.feedback}>
      <h2 className="font-bold">{clubMessagesText.feedback}</h2>
      <FeedbackList club={club} memberUUID={memberUUID} />
    </Card>
  );
}
