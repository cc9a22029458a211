import { Link } from '@tanstack/react-router';
import { clubMessagesText } from '../../features/clubs/club-messages/club-messages.text.ts';
import { FeedbackList } from '../../features/clubs/club-messages/FeedbackList.tsx';
import { GiveFeedback } from '../../features/clubs/club-messages/GiveFeedback.tsx';
import { StudentDetail, type StudentDetailProps } from '../../features/insight/lecture-dashboard/StudentDetail.tsx';
import { MemberQuestions } from '../../features/lectures/lecture-questions/MemberQuestions.tsx';

/** One member of a lecture club: what they read, what they asked, and what was written to them. */
export function StudentPage(props: Omit<StudentDetailProps, 'children'>) {
  const { clubSequence: club, memberUUID } = props;
  return (
    <StudentDetail {...props}>
      {(isMember) => (
        <>
          <MemberQuestions
            club={club}
            memberUUID={memberUUID}
            link={(answer, parts) => (
              <Link
                to="/lecture-dashboard/$clubSequence/questions"
                params={{ clubSequence: club }}
                search={{ answer }}
                {...parts}
              />
            )}
          />
          <section aria-labelledby="student-feedback">
            <h3 id="student-feedback" className="font-bold">
              {clubMessagesText.feedback}
            </h3>
            <FeedbackList club={club} memberUUID={memberUUID} none={clubMessagesText.noFeedback} />
            {isMember && <GiveFeedback club={club} memberUUID={memberUUID} />}
          </section>
        </>
      )}
    </StudentDetail>
  );
}
