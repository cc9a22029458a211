import { ANSWER_STATUS } from '../../codes/answer-status.ts';
import type { AnswerRoom } from '../../answering/answers/answers.views.ts';
import { clubPhase } from '../../clubs/clubs/club-phase.ts';
import { CLUB_STATUS } from '../../clubs/clubs/club-status.ts';
import { CLUB_TYPE } from '../../codes/club-type.ts';
import type { StudyView } from '../../lectures/lecture-clubs/lecture-clubs.views.ts';
import type { Graders } from '../../grading/grading/graders.endpoints.ts';
import type { ClubQueue } from '../../grading/grading/grading-queue.endpoints.ts';
import { firstToGrade } from '../../grading/grading/queue/first-to-grade.ts';
import { MENTORS_A_PAGE, WISHES_A_PAGE, WRITTEN_A_PAGE } from '../../publishing/mentors/mentor-limits.ts';
import type { MentorView } from '../../publishing/mentors/mentors.views.ts';
import { POST_TYPES } from '../../publishing/posts/post-codes.ts';
import { POSTS_A_PAGE } from '../../publishing/posts/post-limits.ts';
import { showsParticipants } from '../../publishing/seminars/participants.ts';
import { PARTICIPANTS_A_PAGE, SEMINARS_BESIDE } from '../../publishing/seminars/seminar-limits.ts';
import type { SeminarView } from '../../publishing/seminars/seminars.views.ts';
import type { QuizClubDetail } from '../../authoring/quiz-clubs/quiz-clubs.endpoints.ts';

/** Cards on one page of the list of clubs: three columns fill, and so does one. */
export const CLUB_CARDS_A_PAGE = 12;
/** The default of the specification for lists of a club's quizzes. */
export const CLUB_QUIZZES_A_PAGE = 50;

/** The default of the specification for pages of the others' answers. */
export const PEERS_A_PAGE = 10;
/** Quizzes of one's own on a page, as the specification has it for lists of quizzes. */
export const AUTHORED_QUIZZES_A_PAGE = 50;
/** Answers of the grading queue at a time. */
export const GRADING_QUEUE_SIZE = 50;
/** The most quizzes that the server gives: the grading queue is narrowed to any of them. */
export const QUIZZES_TO_NARROW = 100;
/** Rows of the approval table, as long as nobody chooses. */
export const MANAGED_CLUBS_A_PAGE = 15;
/** Drafts that are offered before a new club is begun. */
export const DRAFTS_TO_OFFER = 20;
/** The latest clubs that a new one may be like. */
export const RECENT_CLUBS = 10;
/** Clubs of each kind in the study room. */
export const STUDY_ROOM_CLUBS = 6;
/** Friends on a page. */
export const FRIENDS_A_PAGE = 20;
/** Requests and blocks in one list: nobody asks more people in days. */
export const TIES_AT_ONCE = 100;
/** The most that the server gives of the clubs that one runs, to choose from. */
export const CLUBS_TO_CHOOSE = 100;

interface Visit {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  readonly logged: boolean;
  /** Instructors and managers: what waits for their grades comes first. */
  readonly teaches: boolean;
  readonly manages: boolean;
  /** Who it is; null for a visitor. */
  readonly memberId: string | null;
  /** In milliseconds. */
  readonly now: number;
  /** What was answered already, by the address of the call: some calls follow from the answers of others. */
  readonly known: Readonly<Record<string, unknown>>;
}

const DUE = '/api/v1/my/due-quizzes';
const HOME = '/api/v1/my/home';
const WAITING = '/api/v1/my/waiting-quizzes';
const RECALLS = '/api/v1/my/recalls';
const WEEK = '/api/v1/my/teaching-week';
const MESSAGES = '/api/v1/my/messages';
const BELL = '/api/v1/activity/alarms';
const CODES = '/api/v1/codes';
const CLUBS = `/api/v1/clubs?page=1&size=${CLUB_CARDS_A_PAGE}`;
const OWN_CLUBS = `/api/v1/my/clubs?clubViewFilter=ADMIN&size=${CLUBS_TO_CHOOSE}`;
const joined = (clubType: string) =>
  `/api/v1/my/clubs?clubType=${clubType}&clubViewFilter=MEMBER&page=1&size=${STUDY_ROOM_CLUBS}&sort=current`;

/** What the frame of a club's dashboard shows. */
const managed = (club: string) => [`/api/v1/clubs/${club}/about`, `/api/v2/quiz-clubs/${club}`] as const;

/** The address of a call with its parameters, those that are empty left out. */
const withQuery = (path: string, query: Readonly<Record<string, string | number>>) => {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return normalCall(path, new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])));
};

/** Undefined for an address that narrows what the page shows: it then asks itself. */
type Calls = (visit: Visit, club: string, inner: string) => readonly string[] | undefined;
interface Place {
  readonly path: RegExp;
  readonly whose: 'everybody' | 'members' | 'authors' | 'managers';
  readonly calls: Calls;
}

/** Pages that people open daily. What an address narrows further is asked for by the page itself. */
const PLACES: readonly Place[] = [
  {
    path: /^\/$/,
    whose: 'everybody',
    calls: ({ logged, teaches }) => (logged ? [DUE, MESSAGES, ...(teaches ? [WAITING, WEEK] : [HOME])] : [CLUBS]),
  },
  {
    path: /^\/story\/([\w-]{22})$/,
    whose: 'everybody',
    calls: (_, secret) => [`/api/v1/resume-stories/${secret}`],
  },
  { path: /^\/account\/my\/resume$/, whose: 'members', calls: () => [CODES, '/api/v1/my/resume-stories'] },
  { path: /^\/account\/login$/, whose: 'everybody', calls: () => ['/api/v1/accounts/demo'] },
  {
    path: /^\/quiz$/,
    whose: 'everybody',
    calls: ({ search, logged }) => [...(search === '' ? [CLUBS] : []), CODES, ...(logged ? [DUE] : [])],
  },
  {
    path: /^\/quiz\/([1-9]\d{0,15})$/,
    whose: 'everybody',
    calls: ({ search, logged }, club) => [
      `/api/v1/clubs/${club}/about`,
      ...(logged && search === '' ? [`/api/v1/clubs/${club}/week`] : []),
      ...(logged ? [MESSAGES] : []),
    ],
  },
  {
    path: /^\/quiz\/([1-9]\d{0,15})\/quizzes\/([1-9]\d{0,15})$/,
    whose: 'members',
    calls: ({ search, known, memberId }, club, quiz) => {
      const own = `/api/v1/my/clubs/${club}/quizzes/${quiz}/answer`;
      const its = `/api/v1/clubs/${club}/quizzes/${quiz}`;
      const room = known[own] as AnswerRoom | undefined;
      const readsPeers = room?.can.seePeers === true && search === '';
      const isRead = room?.grades.some(({ grader }) => grader !== 'SELF') === true;
      return [
        own,
        `/api/v1/clubs/${club}/about`,
        `/api/v1/clubs/${club}/quizzes/me?page=1&size=${CLUB_QUIZZES_A_PAGE}`,
        ...(readsPeers ? [`${its}/answers?page=1&size=${PEERS_A_PAGE}&sort=onePicks`] : []),
        ...(readsPeers && room.answerStatus === ANSWER_STATUS.preSubmitted ? [`${its}/first-answers`] : []),
        ...(room?.answerStatus === ANSWER_STATUS.final ? [`/api/v1/my/clubs/${club}/helped?quizSequence=${quiz}`] : []),
        ...(isRead ? [`${its}/answers/${memberId}/ai-evaluation`] : []),
      ];
    },
  },
  {
    path: /^\/studyroom$/,
    whose: 'members',
    calls: () => [
      DUE,
      BELL,
      RECALLS,
      '/api/v1/my/agenda',
      joined(CLUB_TYPE.quiz),
      joined(CLUB_TYPE.lecture),
      '/api/v1/monthly/ranking?size=1',
      '/api/v1/my/friend-news',
    ],
  },
  {
    path: /^\/studyroom\/friends$/,
    whose: 'members',
    calls: ({ search }) =>
      search === ''
        ? [
            `/api/v1/my/friends?size=${FRIENDS_A_PAGE}`,
            `/api/v1/my/friend-requests?size=${TIES_AT_ONCE}`,
            `/api/v1/my/friend-requests?direction=SENT&size=${TIES_AT_ONCE}`,
            `/api/v1/my/blocks?size=${TIES_AT_ONCE}`,
          ]
        : undefined,
  },
  {
    path: /^\/explore$/,
    whose: 'members',
    calls: ({ search }) =>
      search === ''
        ? [`/api/v1/posts?page=1&size=${POSTS_A_PAGE}`, CODES, '/api/v1/popular/keywords', '/api/v1/banners/seminars']
        : undefined,
  },
  { path: /^\/explore\/([1-9]\d{0,15})$/, whose: 'members', calls: (_, post) => [`/api/v1/posts/${post}`] },
  {
    path: /^\/seminar\/([1-9]\d{0,15})$/,
    whose: 'members',
    calls: ({ search, known }, id) => {
      const its = `/api/v1/seminars/${id}`;
      const seminar = known[its] as SeminarView | undefined;
      const jobGroups = seminar?.recommendJobGroups.join(',') ?? '';
      return [
        its,
        ...(seminar ? [withQuery('/api/v1/posts', { size: SEMINARS_BESIDE + 1, jobGroups })] : []),
        ...(seminar && showsParticipants(seminar) && search === ''
          ? [withQuery(`${its}/participants`, { page: 1, size: PARTICIPANTS_A_PAGE })]
          : []),
      ];
    },
  },
  {
    path: /^\/mentoring$/,
    whose: 'members',
    calls: ({ search }) =>
      search === '' ? [`/api/v1/mentors?page=1&size=${MENTORS_A_PAGE}`, CODES, '/api/v1/popular/mentors'] : undefined,
  },
  {
    path: /^\/mentoring\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/,
    whose: 'members',
    calls: ({ search, known }, mentor) => {
      const its = `/api/v1/mentors/${mentor}`;
      const answers = (known[its] as MentorView | undefined)?.can.answer === true;
      return [
        its,
        `${its}/wishes?page=1&size=${WISHES_A_PAGE}`,
        ...(answers ? [`${its}/received-wishes?page=1&size=${WISHES_A_PAGE}`] : []),
        ...(search === ''
          ? [
              withQuery('/api/v1/posts', {
                author: mentor,
                contentTypes: POST_TYPES.join(','),
                page: 1,
                size: WRITTEN_A_PAGE,
              }),
            ]
          : []),
      ];
    },
  },
  { path: /^\/studyroom\/recall$/, whose: 'members', calls: () => [RECALLS] },
  {
    path: /^\/account\/my\/security$/,
    whose: 'members',
    calls: () => ['/api/v1/my/identities', '/api/v1/my/second-factor', '/api/v1/my/passkeys', '/api/v1/my/sessions'],
  },
  { path: /^\/account\/my\/alarms$/, whose: 'members', calls: ({ search }) => (search === '' ? [BELL] : undefined) },
  {
    path: /^\/quiz-dashboard\/([1-9]\d{0,15})$/,
    whose: 'authors',
    calls: ({ known, now }, club) => {
      const [about, detail] = managed(club);
      const found = known[detail] as QuizClubDetail | undefined;
      const phase = found && clubPhase(found, now);
      return [
        about,
        detail,
        ...(phase === 'running' || phase === 'finishing' ? [`/api/v1/clubs/${club}/dashboard`] : []),
        ...(phase === 'recruiting' ? [`/api/v1/clubs/${club}/dashboard/recruiting`] : []),
      ];
    },
  },
  {
    path: /^\/quiz-dashboard\/([1-9]\d{0,15})\/grading$/,
    whose: 'authors',
    calls: ({ search, known, memberId, now }, club) => {
      const its = `/api/v1/my/clubs/${club}`;
      const [graders, queue] = [`${its}/graders`, `${its}/answers?filter=all&size=${GRADING_QUEUE_SIZE}`];
      const [people, answers] = [known[graders] as Graders | undefined, known[queue] as ClubQueue | undefined];
      const first = people && answers && firstToGrade(answers.contents, people, memberId, now);
      return [
        ...managed(club),
        `${its}/quizzes?size=${QUIZZES_TO_NARROW}`,
        graders,
        `${its}/held-grades`,
        ...(search === '' ? [queue] : []),
        ...(first ? [`${its}/quizzes/${first.quizSequence}/member-answers/${first.member.memberUUID}`] : []),
        ...(first && first.grades.AI !== null ? [`${its}/quizzes/${first.quizSequence}/rubric-notes`] : []),
      ];
    },
  },
  {
    path: /^\/quiz-dashboard\/([1-9]\d{0,15})\/edit$/,
    whose: 'authors',
    calls: (_, club) => [...managed(club), `/api/v1/clubs/${club}/course-link`, CODES],
  },
  {
    path: /^\/quiz-make$/,
    whose: 'authors',
    calls: ({ search }) =>
      search === ''
        ? [OWN_CLUBS, `/api/v1/my/authored-quizzes?page=1&size=${AUTHORED_QUIZZES_A_PAGE}&sortType=DESC`]
        : undefined,
  },
  {
    path: /^\/quiz\/create$/,
    whose: 'authors',
    calls: ({ search }) =>
      search === ''
        ? [
            CODES,
            `/api/v1/my/clubs?clubViewFilter=ADMIN&size=${RECENT_CLUBS}`,
            `/api/v1/my/clubs?clubStatus=${CLUB_STATUS.draft}&clubType=${CLUB_TYPE.quiz}&clubViewFilter=ADMIN&size=${DRAFTS_TO_OFFER}`,
          ]
        : undefined,
  },
  {
    path: /^\/system\/admin\/club-approval$/,
    whose: 'managers',
    calls: ({ search }) =>
      search === ''
        ? [`/api/manager/v1/clubs?clubStatus=${CLUB_STATUS.waitingForApproval}&page=1&size=${MANAGED_CLUBS_A_PAGE}`]
        : undefined,
  },
  {
    path: /^\/lecture\/([1-9]\d{0,15})$/,
    whose: 'everybody',
    calls: (_, club) => [`/api/v1/lecture-club/${club}/about`],
  },
  {
    path: /^\/lecture\/([1-9]\d{0,15})\/studies\/([1-9]\d{0,15})$/,
    whose: 'members',
    calls: ({ search, known }, club, study) => {
      const its = `/api/v1/lecture-clubs/${club}/studies/${study}`;
      const [first] = (known[its] as StudyView | undefined)?.materials ?? [];
      return [
        its,
        `/api/v1/lecture-club/${club}/about`,
        `${its}/quizzes`,
        ...(first && search === '' ? [`/api/v1/contents/${first.contentSequence}`] : []),
      ];
    },
  },
];

/**
 * What a page asks the API as soon as it runs. The server sends the answers along with the page and renders it with
 * them, so that the first view waits for no second round trip. Addresses are normal (`normalCall`). Undefined for a
 * page that asks itself and that the browser renders, and for those whom it does not let in. Asked again with what is
 * known, it names the calls that follow from the answers, too.
 */
export function firstCallsOf(visit: Visit): readonly string[] | undefined {
  for (const { path, whose, calls } of PLACES) {
    const parts = path.exec(visit.pathname);
    if (!parts) continue;
    const { logged, teaches, manages } = visit;
    const isLetIn = { everybody: true, members: logged, authors: teaches, managers: manages }[whose];
    return isLetIn ? calls(visit, parts[1] ?? '', parts[2] ?? '') : undefined;
  }
  return undefined;
}

/** A call's path and query with the parameters in order: the same question has one address. */
export function normalCall(path: string, search: URLSearchParams): string {
  search.sort();
  return search.size > 0 ? `${path}?${search}` : path;
}
