import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { clubStatusLabel } from '@dure/contract/clubs/clubs/club-status';
import type { ReactNode } from 'react';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { PictureFrame } from '../../../../ui/covers/PictureFrame.tsx';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { formatDateRange, formatDateTime } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { clubApprovalText } from './club-approval.text.ts';
import { QuizForApproval } from './QuizForApproval.tsx';
import { StudiesForApproval } from './StudiesForApproval.tsx';

const text = clubApprovalText.detail;

type Club = QuizClubDetail | LectureClubDetail;
const isQuizClub = (club: Club): club is QuizClubDetail => 'quizzes' in club;
const NONE_OF_QUIZZES = {
  selfGrading: false,
  aiGrading: false,
  anonymous: false,
  holdModelAnswer: false,
  holdGrades: false,
};

function settings(club: Club): string {
  const { isPublic, joinApproval, lateJoining, earnsPoints } = club;
  const ofQuizzes = isQuizClub(club) ? club : NONE_OF_QUIZZES;
  const { selfGrading, aiGrading, anonymous, holdModelAnswer, holdGrades } = ofQuizzes;
  const options = {
    selfGrading,
    aiGrading,
    anonymous,
    holdModelAnswer,
    holdGrades,
    joinApproval,
    lateJoining,
    earnsPoints,
  };
  const on = Object.entries(options).filter(([, isOn]) => isOn);
  const names = on.map(([name]) => text[name as keyof typeof options]);
  return [isPublic ? text.isPublic : text.notPublic, ...names].join(' · ');
}

function factsOf(club: Club, zone: string): readonly (readonly [string, ReactNode])[] {
  const { startAt, endAt, recruitStartAt, recruitEndAt, studyCycle, capacity } = club;
  const instants = [recruitStartAt, recruitEndAt].filter((instant) => instant !== null);
  const recruit = instants.map((instant) => formatDateTime(instant, zone)).join(' – ');
  const audience = [...club.jobGroups, ...club.jobs, ...club.jobLevels].map(({ name }) => name);
  return [
    [text.period, startAt !== null && endAt !== null ? formatDateRange(startAt, endAt, zone) : text.none],
    [text.recruit, recruit === '' ? text.recruitDefault : recruit],
    [
      text.cycle,
      [
        studyCycle.map((day) => text.weekdays[day]).join('·'),
        isQuizClub(club) ? text.weeks(club.weekCount ?? 0, club.studyCount ?? 0) : text.studies(club.studies.length),
      ].join(' · '),
    ],
    [text.audience, audience.length === 0 ? text.none : audience.join(' · ')],
    [text.capacity, capacity === null ? text.unlimited : text.people(capacity)],
    ...(isQuizClub(club) ? [[text.grading, text.gradings[club.officialGrading]] as const] : []),
    [text.options, settings(club)],
    [text.tags, club.tags.length === 0 ? text.none : club.tags.map((tag) => `#${tag}`).join(' ')],
    [text.instructors, club.instructorPeople.map(({ nickname }) => nickname).join(', ') || text.none],
    ...(club.statusReason === null ? [] : [[text.statusReason, club.statusReason] as const]),
  ];
}

function QuizzesToDecide({ club }: { readonly club: QuizClubDetail }) {
  return (
    <section aria-labelledby="quizzes-to-decide">
      <h3 id="quizzes-to-decide" className="font-bold">
        {text.quizzes(club.quizzes.length)}
      </h3>
      {club.quizzes.length === 0 ? (
        <p className="mt-2 text-ink-3">{text.noQuizzes}</p>
      ) : (
        <ol className="mt-2 flex flex-col gap-3">
          {club.quizzes.map((quiz, index) => (
            <QuizForApproval key={quiz.quizSequence} quiz={quiz} no={index + 1} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** The whole club as its author wrote it, quizzes or studies and all. */
export function ClubForApproval({ club }: { readonly club: Club }) {
  const zone = useTimeZone();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls in its dialog, so the keyboard has to reach it
    <article aria-label={club.clubName} tabIndex={0} className="flex flex-col gap-5 rounded-[4px] outline-offset-8">
      <div className="flex flex-col gap-4 desktop:flex-row">
        {club.imageKey !== null && (
          <PictureFrame
            src={club.clubImageUrl}
            shape={club.clubImageShape}
            sizes="(width >= 64rem) 14rem, 100vw"
            className="aspect-[16/9] w-full flex-none self-start rounded-box border border-line desktop:w-56"
          />
        )}
        <div className="min-w-0">
          <Chip>{clubStatusLabel(club.clubStatus)}</Chip>
          <h3 className="mt-1 text-xl font-bold">{club.clubName}</h3>
          {club.tagline !== '' && <p className="mt-1 font-semibold">{club.tagline}</p>}
          <Markdown text={club.description} headingLevel={4} className="mt-2 text-ink-2" />
        </div>
      </div>
      <dl className="grid gap-x-6 gap-y-2 border-y border-line py-4 desktop:grid-cols-2">
        {factsOf(club, zone).map(([name, value]) => (
          <div key={name} className="flex gap-3">
            <dt className="w-20 flex-none text-ink-3">{name}</dt>
            <dd className="min-w-0 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {isQuizClub(club) ? <QuizzesToDecide club={club} /> : <StudiesForApproval studies={club.studies} />}
    </article>
  );
}
