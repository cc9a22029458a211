import type { ClubContent } from '../../clubs/clubs.content.ts';
import { answer, draft, people, reply } from '../../answers/write.ts';
import { CLASS_ISOLATION, CLASS_KEYS, CLASS_NORMALIZATION, CLASS_OUTER_JOIN } from './database-class.ts';

export const DATABASE_CLUB: ClubContent = {
  key: 'database',
  name: '데이터베이스 설계 실전 클럽',
  tagline: '표를 나누는 까닭부터 실행 계획까지, 매주 생각을 고쳐 씁니다.',
  description: `표를 그릴 줄 아는 것과 **몇 년을 버티는 스키마를 설계하는 것**은 다릅니다. 이 클럽은 실제 서비스에서 자주 어긋나는 지점을 골라 일곱 주 동안 하나씩 묻습니다.

매주 월·수·금에 퀴즈가 열립니다. 먼저 아는 만큼 사전답변을 쓰고, 콘텐츠와 동료의 답을 읽은 뒤 최종답변을 씁니다. 틀린 사전답변은 감점하지 않습니다. 오히려 무엇을 몰랐는지 드러난 답이 뒤에 가장 많이 자랍니다.

**다루는 것**

- 정규화와 키 선택, 이력과 삭제
- 트랜잭션, 격리 수준, 잠금
- 인덱스와 실행 계획 읽기

SQL의 \`SELECT\`, \`JOIN\`, \`GROUP BY\`를 써 본 분이면 충분합니다. 예제는 PostgreSQL로 설명합니다.`,
  leader: 'instructor',
  instructors: ['jiwoo'],
  status: '0400',
  startDay: -19,
  endDay: 29,
  recruitFromDay: -40,
  recruitToDay: -20,
  studyCycle: ['MON', 'WED', 'FRI'],
  weekCount: 7,
  capacity: 30,
  jobGroups: ['0300'],
  jobs: ['0301', '0304'],
  jobLevels: [2, 3],
  tags: ['데이터베이스', 'SQL', '정규화', '인덱스', '트랜잭션'],
  isPublic: true,
  participationCode: 'DBDESIGN7W',
  selfGrading: true,
  officialGrading: 'INSTRUCTOR',
  aiGrading: true,
  anonymous: false,
  members: people(
    'member1 member2 member3 member4 member5 member6 member7 member8 yuna junho soyul eunwoo siwoo arin jaeyun dain ' +
      'seungmin donghyun chaewon taeyun bomin jiho hayun gunwoo',
  ),
  templates: [
    { title: '통계', text: '통계가 오래됐을 때 플래너가 왜 틀리는지 덧붙여 보세요.' },
    { title: '통과', text: '{이름} 님, 두 경우를 모두 바르게 설명했어요. 다음 퀴즈도 기대할게요.' },
    { title: '통념', text: '흔한 오해예요. ‘인덱스는 많을수록 좋다’는 말을 다시 따져 봐요.', isShared: true },
    { title: '근거', text: '왜 그런지 저장 구조나 비용과 이어 한 문장만 더 써 보세요.', isShared: true },
    { title: '예', text: '{이름} 님이 다뤄 본 표를 예로 들면 더 또렷해져요.' },
  ],
  messages: [
    {
      to: ['member8', 'gunwoo'],
      text: '{이름} 님, 요즘 소식이 궁금해 안부를 묻습니다. 막힌 곳이 있으면 편하게 알려 주세요. 사전답변은 한 줄이어도 괜찮아요.',
      day: -1,
      minute: 640,
    },
  ],
  former: [
    { person: 'hyun', status: 'LEFT' },
    {
      person: 'seongjun',
      status: 'EXPELLED',
      reason: '다른 멤버의 답변을 그대로 옮겨 적었습니다. 두 번 알렸지만 되풀이되었습니다.',
    },
  ],
  pending: [
    { person: 'nayeon', message: '지난 학기에 데이터베이스 개론을 들었습니다. 늦었지만 3주차부터 따라가고 싶습니다.' },
    { person: 'garam', message: '졸업 과제 스키마를 설계하다 막혀서 신청합니다. 지난 퀴즈도 읽어 볼 수 있을까요?' },
  ],
  quizzes: [
    {
      key: 'normalization',
      isEvaluated: true,
      aiMode: { mode: 'SUGGEST' },
      question: `아래 표는 동아리 행사 신청을 한 표에 담은 것입니다.

| 신청번호 | 학번 | 학생이름 | 행사명 | 장소 | 장소주소 |
|---|---|---|---|---|---|
| 1 | 2201 | 서연 | 새내기 마당 | 대강당 | 본관 1층 |
| 2 | 2201 | 서연 | 코딩 밤샘 | 창의실 | 공학관 3층 |

이 표에서 일어날 수 있는 **이상 현상**을 두 가지 이상 들고, 제3정규형까지 나눈 결과를 설명해 보세요.`,
      modelAnswer: `장소 주소가 바뀌면 여러 행을 고쳐야 하는 것이 갱신 이상이다. 신청이 없으면 행사를 등록할 수 없는 것이 삽입 이상이다. 이행 종속을 없애도록 학생, 장소, 행사, 신청으로 나눈다.`,
      keywords: ['갱신 이상', '삽입 이상', '종속', '이행 종속'],
      week: 1,
      topic: '이상 현상과 정규형',
      openDay: -19,
      deadlineDay: -15,
      published: true,
      rubric: [
        { criterion: '이상 현상을 표의 예로 설명한다', weight: 50 },
        { criterion: '제3정규형으로 바르게 나눈다', weight: 50 },
      ],
      content: {
        title: 'Database normalization (Wikipedia)',
        url: 'https://en.wikipedia.org/wiki/Database_normalization',
      },
      answers: [
        answer(
          'member1',
          [-19, '20:12', '학생 이름이 두 번 나오니까 중복이 있다. 학생 표를 따로 빼면 될 것 같다.'],
          [
            -17,
            '21:40',
            '학생 이름과 장소 주소가 여러 행에 되풀이된다.\n\n> 행사만 먼저 등록할 수 없다. — @김민준\n\n이것이 삽입 이상이다. 장소 주소가 바뀌면 모든 행을 고쳐야 하고 하나라도 빠지면 어긋난다(갱신 이상). 신청을 모두 지우면 행사 정보도 없어진다(삭제 이상). 학생, 행사, 신청 세 표로 나눈다.',
          ],
          {
            grade: 78,
            feedback:
              '갱신 이상과 삭제 이상을 표의 예로 잘 설명했습니다. 다만 행사 표에 장소주소가 남으면 행사 → 장소 → 주소의 이행 종속이 그대로입니다. 장소 표를 하나 더 나눠 보세요.',
            selfGrade: 75,
            selfNote: '장소를 따로 나눠야 하는지 끝까지 헷갈렸다.',
            likes: 'member3 yuna',
            comprehension: 3,
          },
        ),
        answer(
          'member2',
          [-19, '10:05', '한 표에 다 있어서 중복되고, 행사만 먼저 등록할 수 없다. 학생/행사/신청으로 나누면 된다.'],
          [
            -18,
            '22:31',
            '신청이 없으면 행사를 먼저 등록할 수 없는 것이 삽입 이상이다. 마지막 신청을 지우면 행사와 장소까지 사라지는 것이 삭제 이상이다. 장소 주소가 바뀌면 여러 행을 고쳐야 하는 것이 갱신 이상이다. 장소주소는 장소에만 종속된다. 이행 종속을 없애도록 학생, 장소, 행사, 신청으로 나눈다.',
          ],
          {
            grade: 96,
            feedback: '세 이상 현상을 모두 표의 예로 말했고, 네 표로 나눈 근거까지 분명합니다.',
            selfGrade: 90,
            likes: 'member1 member3 member5 yuna siwoo',
            picks: 'member1 member3 yuna',
            pickReasons: { member1: '장소를 왜 따로 나누는지 처음 알았어요' },
            comprehension: 5,
            replies: [
              reply(
                'member1',
                95,
                '장소를 따로 나누는 이유가 이제 이해됐어요. 저는 행사에 붙여 두면 되는 줄 알았습니다.',
                [
                  {
                    by: 'member2',
                    minute: 40,
                    body: '저도 처음엔 그랬는데 주소가 바뀌는 상황을 떠올려 보니 바로 보이더라고요.',
                  },
                ],
              ),
            ],
          },
        ),
        answer(
          'member3',
          [-18, '13:20', '갱신 이상: 서연 학생이 개명하면 두 행을 고쳐야 한다. 나머지는 기억이 안 난다.'],
          [
            -17,
            '19:02',
            '서연 학생이 개명하거나 장소 주소가 바뀌면 여러 행을 고쳐야 하는 갱신 이상이 있다. 신청이 없으면 행사를 등록할 수 없는 삽입 이상도 있다. 종속을 적어 보니 학번 → 이름, 행사 → 장소 → 주소였다. 이행 종속을 없애려고 학생, 장소, 행사, 신청으로 나눈다.',
          ],
          {
            grade: 90,
            feedback: '종속을 화살표로 적고 표를 나눈 점이 좋습니다. 삭제 이상까지 들면 더 완전합니다.',
            likes: 'member2 member6',
            comprehension: 4,
          },
        ),
        answer(
          'member5',
          [-19, '23:48', '정규화를 하면 조인이 많아져서 느려진다. 그래서 그냥 두어도 된다고 생각한다.'],
          [
            -16,
            '23:15',
            '처음엔 그냥 두자고 했지만, 주소가 한 군데라도 다르게 들어가면 어느 쪽이 맞는지 알 방법이 없다. 장소 주소를 고칠 때의 갱신 이상이 제일 크다고 본다. 학생과 장소를 따로 빼서 신청에서 가리키게 한다.',
          ],
          {
            grade: 72,
            feedback:
              '생각이 바뀐 까닭을 솔직하게 써 주어 좋았습니다. 이상 현상을 하나만 들었고, 행사 표가 빠져 있습니다. 신청이 없는 행사는 어디에 적을지 생각해 보세요.',
            selfGrade: 80,
            likes: 'member2 member8 siwoo',
            picks: 'member8',
            comprehension: 3,
          },
        ),
        answer(
          'member6',
          [-18, '08:44', '중복 저장, 갱신할 때 불일치. 학생과 행사를 분리.'],
          [
            -16,
            '12:10',
            '① 대강당 주소를 고칠 때 일부 행만 고치면 불일치가 난다. ② 신청 2번을 지우면 코딩 밤샘이라는 행사 자체가 사라진다. 학생(학번, 이름) / 행사(행사명, 장소) / 장소(장소, 주소) / 신청(신청번호, 학번, 행사명)으로 나눈다.',
          ],
          {
            grade: 92,
            feedback:
              '예가 구체적입니다. 행사명을 키로 쓰면 같은 이름의 행사가 해마다 열릴 때 곤란하니 행사번호를 두는 편이 안전합니다.',
            likes: 'member2',
            comprehension: 4,
            replies: [
              reply('instructor', 1500, '행사명이 키가 될 수 있는지는 다음 퀴즈의 주제입니다. 미리 고민해 보세요.'),
            ],
          },
        ),
        answer(
          'member8',
          [-17, '15:30', '같은 이름이 여러 번 나오는 것이 이상 현상이다.'],
          [
            -15,
            '22:58',
            '같은 값이 여러 번 나오는 것 자체가 아니라, 장소 주소가 바뀌면 여러 행을 고쳐야 하는 것이 갱신 이상이니, 학생 표와 행사 표로 나눈다.',
          ],
          {
            grade: 61,
            feedback:
              '"중복 자체가 문제가 아니다"라는 말이 정확합니다. 나눈 결과에서 신청 표가 빠졌습니다. 누가 어떤 행사에 신청했는지는 어디에 남을까요?',
            selfGrade: 60,
            selfNote: '시간에 쫓겨 삽입 이상을 못 썼다.',
            comprehension: 2,
          },
        ),
        answer(
          'yuna',
          [-19, '18:27', '삽입, 갱신, 삭제 이상이 있다고 배웠다. 이 표에서는 장소주소가 장소에만 종속된다.'],
          [
            -18,
            '20:15',
            '장소 주소가 바뀌면 여러 행을 고쳐야 하는 갱신 이상이 생긴다. 신청이 없으면 행사를 등록할 수 없는 삽입 이상, 신청을 지우면 행사 정보가 함께 사라지는 삭제 이상도 있다. 키가 한 컬럼이라 부분 종속은 없다. 이행 종속만 없애도록 학생, 장소, 행사, 신청으로 나누면 제3정규형이 된다.',
          ],
          {
            grade: 98,
            feedback: '키가 한 컬럼이라 부분 종속이 없다는 점까지 짚었습니다. 모범 답안보다 낫습니다.',
            selfGrade: 92,
            likes: 'member1 member2 member3 member6 siwoo',
            picks: 'member2 member6 siwoo',
            comprehension: 5,
          },
        ),
        answer(
          'siwoo',
          [-18, '21:05', '엑셀로 관리할 때 자주 겪는 문제. 주소가 여러 가지로 적힌다.'],
          [
            -16,
            '18:33',
            '학과 사무실에서 엑셀로 관리할 때 "본관 1층"과 "본관1층"이 섞이던 것이 바로 갱신 이상이었다. 행사를 미리 등록하지 못하는 것은 삽입 이상이다. 학생, 장소, 행사, 신청 표로 나누고 신청은 학번과 행사번호만 가진다.',
          ],
          {
            grade: 88,
            feedback: '경험과 이어 설명해서 이해하기 쉽습니다. 이행 종속이라는 말을 함께 써 보세요.',
            likes: 'member2 member5 yuna',
            picks: 'member5',
            comprehension: 4,
          },
        ),
        ...CLASS_NORMALIZATION,
      ],
    },
    {
      key: 'keys',
      isEvaluated: true,
      aiMode: { mode: 'OFFICIAL', confidence: 0.65 },
      question: `회원 표의 기본키를 **이메일 주소**로 하자는 의견과 **의미 없는 번호(대리키)** 로 하자는 의견이 갈렸습니다. 여러분은 어느 쪽을 고르겠습니까? 반대쪽의 장점도 하나 인정하면서 답해 보세요.`,
      modelAnswer: `이메일이 바뀌면 외래키를 모두 고쳐야 한다. 그래서 대리키를 쓰고 이메일에 유일 제약을 건다. 자연키는 중복을 스스로 막는다.`,
      keywords: ['대리키', '자연키', '유일 제약', '외래키'],
      week: 1,
      topic: '기본키 고르기',
      openDay: -17,
      deadlineDay: -12,
      published: true,
      content: {
        title: 'PostgreSQL 문서: 제약 조건',
        url: 'https://www.postgresql.org/docs/current/ddl-constraints.html',
      },
      answers: [
        answer(
          'member1',
          [
            -16,
            '22:20',
            '이메일은 사람마다 다르니까 이메일을 키로 써도 된다고 생각한다. 번호를 따로 만들 필요가 없다.',
          ],
          [
            -14,
            '20:48',
            '졸업해서 이메일이 바뀌면 이 값을 가리키는 외래키를 모두 고쳐야 한다. 자연키는 같은 사람이 두 번 들어오는 중복을 스스로 막는다는 장점이 있다. 그래서 대리키를 쓰고 이메일에 유일 제약을 건다.',
          ],
          {
            grade: 92,
            feedback:
              '사전답변에서 완전히 방향을 바꾸면서도 처음 생각의 장점을 살렸습니다. 이런 답이 이 클럽이 바라는 답입니다.',
            selfGrade: 85,
            likes: 'member2 member4 junho',
            picks: 'member4',
            comprehension: 5,
            replies: [reply('member4', 180, '졸업하면 학교 메일이 없어진다는 예가 와닿네요.')],
          },
        ),
        answer(
          'member2',
          [-17, '11:32', '대리키. 이메일은 길어서 인덱스가 커진다.'],
          [
            -15,
            '09:50',
            '이메일이 바뀌면 가리키는 외래키를 모두 고쳐야 하고, 외래키마다 문자열을 저장하면 크다. 개인정보가 주문이나 로그 표로 번지는 것도 문제다. 자연키는 중복 가입을 스스로 막는 장점이 있으니, 대리키를 쓰고 이메일에 유일 제약을 건다.',
          ],
          {
            grade: 97,
            feedback: '개인정보가 번진다는 관점은 실무에서 특히 중요합니다.',
            likes: 'member1 member4 member7 junho arin',
            picks: 'member1 junho',
            comprehension: 5,
          },
        ),
        answer(
          'member4',
          [-16, '17:15', '번호가 더 빠르다고 들었다.'],
          [
            -13,
            '21:22',
            '이메일이 표만 봐도 누구인지 아는 장점은 있지만, 이메일이 바뀌면 외래키를 모두 고쳐야 하니 번호(대리키)가 낫다.',
          ],
          {
            grade: 82,
            feedback: '방향이 좋습니다. 대리키만 두면 같은 이메일로 두 번 가입하는 일을 무엇이 막는지 덧붙여 보세요.',
            selfGrade: 88,
            likes: 'member1',
            comprehension: 4,
          },
        ),
        answer(
          'member7',
          [-15, '23:59', '학번처럼 이메일도 바뀌지 않는 값이라고 보고 이메일을 고르겠다.'],
          [
            -12,
            '22:41',
            '외부인이 들어오면 바뀔 수 있다는 점은 인정하지만 우리 서비스는 학교 메일만 받고, 자연키는 중복을 스스로 막으니, 그래도 이메일을 고르겠다.',
          ],
          {
            grade: 65,
            feedback:
              '다른 의견을 끝까지 지키면서 조건을 밝힌 점은 좋습니다. 하지만 휴학, 편입, 도메인 변경처럼 학교 메일도 바뀌는 경우가 있습니다. ON UPDATE CASCADE의 비용도 함께 따져 보세요.',
            likes: 'arin member2',
            picks: 'arin',
            comprehension: 3,
            replies: [
              reply('arin', 45, '조건을 밝히고 고르는 방식이 좋았어요. 그런데 탈퇴 후 재가입은 어떻게 하나요?', [
                { by: 'member7', minute: 70, body: '그 경우는 생각을 못 했네요. 기존 행을 되살려야 할 것 같습니다.' },
                { by: 'member2', minute: 200, body: '되살리면 예전 활동까지 따라와서 오히려 곤란할 수 있어요.' },
              ]),
            ],
          },
        ),
        answer(
          'junho',
          [-17, '19:04', '둘 다 장단점이 있어서 상황에 따라 다르다.'],
          [
            -14,
            '13:37',
            '대리키를 쓰고 이메일에는 유일 제약을 건다. 이메일이 바뀌면 가리키는 외래키를 모두 고쳐야 하기 때문이다. 자연키는 중복을 스스로 막는다. 그 뜻이 분명해서 작은 코드 표(국가 코드 등)에는 더 어울린다고 생각한다.',
          ],
          {
            grade: 94,
            feedback: '작은 코드 표에는 자연키가 어울린다는 구분이 훌륭합니다.',
            selfGrade: 90,
            likes: 'member1 member2 arin',
            picks: 'member2',
            comprehension: 4,
          },
        ),
        answer(
          'arin',
          [-16, '14:02', '대리키를 쓰면 나중에 합칠 때 편하다. 근거는 정확히 모르겠다.'],
          [
            -13,
            '16:45',
            '대리키를 쓴다. 이메일이 바뀌거나 두 계정을 합칠 때 회원 번호만 유지하면 나머지 표를 고치지 않아도 된다. 이메일을 키로 하면 사람이 읽기 쉽지만 URL이나 로그에 그대로 드러난다.',
          ],
          {
            grade: 86,
            feedback: '계정 통합이라는 상황을 든 점이 새롭습니다. 유일 제약 이야기가 있으면 완벽합니다.',
            likes: 'member2 junho',
            comprehension: 4,
          },
        ),
        ...CLASS_KEYS,
      ],
    },
    {
      key: 'isolation',
      isEvaluated: true,
      question: `두 사람이 동시에 같은 강의의 마지막 한 자리를 신청합니다. 아래 코드는 \`READ COMMITTED\`에서 돌아갑니다.

\`\`\`sql
BEGIN;
SELECT count(*) FROM enrollment WHERE lecture_id = 7;  -- 29, 정원은 30
INSERT INTO enrollment (lecture_id, student_id) VALUES (7, 1024);
COMMIT;
\`\`\`

정원이 넘칠 수 있는 **까닭**을 시간 순서로 설명하고, 막는 방법을 하나 이상 제시해 보세요.`,
      modelAnswer: `두 트랜잭션이 모두 29를 읽고 INSERT한다. 커밋 전의 INSERT는 상대에게 보이지 않는다. 강의 행을 FOR UPDATE로 잠근다.`,
      keywords: ['트랜잭션', '커밋', 'FOR UPDATE'],
      week: 2,
      topic: '격리 수준',
      openDay: -12,
      deadlineDay: -8,
      published: true,
      rubric: [
        { criterion: '두 트랜잭션의 순서를 바르게 설명한다', weight: 60 },
        { criterion: '막는 방법이 실제로 통한다', weight: 40 },
      ],
      notes: [
        {
          by: 'eunwoo',
          criterion: '막는 방법이 실제로 통한다',
          points: 90,
          text: '행을 잠그지 않아도, 좌석을 미리 만들어 유일 제약으로 막는 방법은 통하는 것으로 본다.',
        },
      ],
      content: {
        title: 'PostgreSQL 문서: 트랜잭션 격리',
        url: 'https://www.postgresql.org/docs/current/transaction-iso.html',
      },
      answers: [
        answer(
          'member1',
          [-11, '23:32', '트랜잭션을 쓰면 동시에 실행되지 않으니까 넘칠 수 없다고 생각한다.'],
          [
            -8,
            '23:11',
            '트랜잭션이라고 해서 한 줄로 실행되는 것은 아니어서, 두 트랜잭션이 모두 29를 읽고 INSERT하므로, 정원을 다시 확인하면 막을 수 있다.',
          ],
          {
            grade: 64,
            marks: [80, 40],
            feedback:
              '왜 넘치는지는 이해했습니다. 그런데 "다시 확인"도 같은 순간에 두 번 일어나면 똑같이 통과합니다. 확인과 삽입 사이에 남이 끼어들지 못하게 하는 수단(잠금, 조건부 UPDATE)을 써 보세요.',
            selfGrade: 70,
            selfNote: '막는 방법이 맞는지 자신이 없다.',
            comprehension: 2,
            replies: [
              reply('member3', 220, '다시 확인하는 SELECT도 결국 커밋된 것만 보니까 똑같이 29로 보이지 않을까요?', [
                { by: 'member1', minute: 35, body: '아, 그러네요. FOR UPDATE를 찾아보겠습니다.' },
              ]),
            ],
          },
        ),
        answer(
          'member2',
          [-12, '12:40', '둘 다 29를 읽고 넣어서 31이 된다. 락을 걸면 된다.'],
          [
            -10,
            '22:05',
            '시각 1과 시각 2에 두 트랜잭션이 모두 29를 읽고 INSERT한다. READ COMMITTED에서는 커밋 전의 INSERT가 상대에게 보이지 않는다. 그래서 둘 다 통과해 31명이 된다. 강의 행을 FOR UPDATE로 잠그면, B는 A가 끝날 때까지 기다렸다가 30을 읽는다.',
          ],
          {
            grade: 94,
            feedback: '시간 순서로 또렷하게 설명했습니다. 무엇을 잠그는지(신청 행이 아니라 강의 행)까지 정확합니다.',
            selfGrade: 90,
            likes: 'member1 member3 member5 soyul eunwoo jaeyun',
            picks: 'member1 soyul member5',
            comprehension: 5,
          },
        ),
        answer(
          'member3',
          [-12, '19:18', '격리 수준을 높이면 될 것 같다. 어떤 걸로 해야 하는지는 모르겠다.'],
          [
            -9,
            '18:50',
            'A와 B가 둘 다 커밋 전 상태를 읽어 29명으로 본다. 서로 다른 행을 넣기 때문에 충돌이 나지 않는다. SERIALIZABLE로 올리면 한쪽이 직렬화 오류로 실패하니 애플리케이션에서 재시도해야 한다.',
          ],
          {
            grade: 93,
            feedback: '재시도까지 말한 답이 드뭅니다. 서로 다른 행이라 충돌이 나지 않는다는 설명도 정확합니다.',
            likes: 'member1 member2 soyul eunwoo',
            picks: 'member2 eunwoo',
            comprehension: 4,
            replies: [
              reply('jaeyun', 300, '재시도는 몇 번까지 하는 것이 좋을까요?', [
                {
                  by: 'instructor',
                  minute: 600,
                  body: '보통 세 번 안팎으로 두고, 매번 조금씩 더 쉬었다가 시도합니다.',
                },
                { by: 'jaeyun', minute: 45, body: '감사합니다. 간격을 늘리는 이유도 찾아보겠습니다.' },
              ]),
            ],
          },
        ),
        answer(
          'member5',
          [-11, '09:12', 'READ COMMITTED는 커밋된 것만 읽으니까 문제없지 않나? 문제가 있다면 더티 리드일 것이다.'],
          [
            -9,
            '23:40',
            '더티 리드가 아니라, 커밋된 것만 읽기 때문에 오히려 상대가 넣는 중인 행이 안 보이는 것이 문제였다. 둘 다 29를 보고 넣는다. lecture 표에 남은 자리를 두고 UPDATE ... WHERE left > 0 으로 줄이면 한 명만 성공한다.',
          ],
          {
            grade: 91,
            feedback: '자신의 오해를 정확히 짚어 고쳤습니다. 영향 받은 행 수가 0일 때 어떻게 할지도 적어 보세요.',
            selfGrade: 85,
            likes: 'member2 member3 jaeyun',
            picks: 'jaeyun',
            comprehension: 4,
          },
        ),
        answer(
          'soyul',
          [-12, '21:55', '두 명이 동시에 클릭해서 그렇다. 버튼을 한 번만 눌리게 하면 된다.'],
          [
            -8,
            '20:27',
            '버튼을 막아도 두 트랜잭션이 모두 29를 읽고 INSERT하는 것이 문제다. FOR UPDATE로 강의 행을 잠그고 세면 된다.',
          ],
          {
            grade: 84,
            marks: [100, 60],
            feedback:
              '화면에서 막는 것과 데이터에서 막는 것의 차이를 스스로 찾았습니다. 왜 29로 보이는지 격리 수준과 이어 설명하면 더 좋습니다.',
            likes: 'member2 member3',
            picks: 'member3',
            comprehension: 3,
          },
        ),
        answer(
          'eunwoo',
          [-10, '22:22', '유니크 제약을 걸면 된다.'],
          [
            -8,
            '17:16',
            '학생과 강의의 조합에 유니크를 걸어도 서로 다른 학생이면 막지 못한다. 두 트랜잭션이 같은 수를 읽은 뒤 각각 넣는 것이 원인이다. 좌석 번호를 미리 만들어 두고 (강의, 좌석)에 유니크를 걸면 제약만으로 막을 수 있다.',
          ],
          {
            grade: 90,
            marks: [90, 90],
            feedback: '좌석을 미리 만들어 제약으로 바꾼 발상이 좋습니다. 잠금을 오래 잡지 않는다는 장점도 있습니다.',
            selfGrade: 80,
            likes: 'member2 member3 member5 jaeyun',
            comprehension: 4,
          },
        ),
        answer('jaeyun', [-9, '21:10', '팬텀 리드 때문인 것 같다. 처음에 센 수와 나중의 수가 달라진다.'], null, {
          likes: 'member5',
        }),
        ...CLASS_ISOLATION,
      ],
    },
    {
      key: 'outer-join',
      isEvaluated: true,
      question: `지난달 주문이 **없는** 회원까지 포함해 회원별 주문 수를 구하려고 합니다. 아래 질의는 주문이 없는 회원을 빠뜨립니다. 어디가 잘못되었고 어떻게 고치면 될까요?

\`\`\`sql
SELECT m.id, m.name, count(*) AS orders
FROM member m
LEFT JOIN orders o ON o.member_id = m.id
WHERE o.ordered_at >= date '2000-01-01'
GROUP BY m.id, m.name;
\`\`\``,
      modelAnswer: `주문이 없는 회원은 날짜가 NULL이라 WHERE에서 빠진다. 날짜 조건을 ON으로 옮긴다. 또한 count(*)를 count(o.id)로 바꾼다.`,
      keywords: ['ON', 'WHERE', 'NULL', 'count(o.id)'],
      week: 2,
      topic: '바깥 조인',
      openDay: -10,
      deadlineDay: -5,
      published: true,
      content: {
        title: 'PostgreSQL 문서: 표 표현식과 조인',
        url: 'https://www.postgresql.org/docs/current/queries-table-expressions.html',
      },
      answers: [
        answer(
          'member1',
          [
            -9,
            '22:14',
            'WHERE에서 주문 날짜를 비교하니까 주문이 없으면 빠지는 것 같다. 어떻게 고치는지는 잘 모르겠다.',
          ],
          [
            -6,
            '21:33',
            '주문이 없는 회원은 날짜가 NULL이라 WHERE에서 빠진다. 날짜 조건을 ON으로 옮기면 회원은 남고 주문만 걸러진다. 그리고 1이 되는 count(*)를 count(o.id)로 바꾼다.',
          ],
          { selfGrade: 95, likes: 'member4 member6 dain', picks: 'dain', comprehension: 5 },
        ),
        answer(
          'member4',
          [-10, '15:41', 'LEFT JOIN을 RIGHT JOIN으로 바꾼다.'],
          [-7, '20:09', '방향의 문제가 아니라 WHERE가 NULL 행을 버리는 것이 문제다. 날짜 조건을 ON으로 옮긴다.'],
          {
            grade: 80,
            feedback:
              '핵심을 맞혔습니다. 고친 질의를 직접 돌려 보면 주문이 없는 회원의 수가 1로 나올 텐데, 왜 그런지 이어서 답해 보세요.',
            likes: 'member1',
            comprehension: 3,
            replies: [
              reply('member6', 130, 'count(*)가 1로 나오는 부분도 같이 고쳐야 해요.', [
                { by: 'member4', minute: 25, body: '정말 1이 나오네요. 행이 하나 있기는 하니까 그런 거군요.' },
              ]),
            ],
          },
        ),
        answer(
          'member6',
          [-10, '11:26', 'ON 절에 조건을 써야 한다. WHERE에 쓰면 INNER JOIN처럼 된다.'],
          [
            -8,
            '19:45',
            '주문이 없는 회원은 날짜가 NULL이라 WHERE에서 빠진다. INNER JOIN과 같아지는 셈이다. 날짜 조건을 ON으로 옮기고, count(*)를 count(o.id)로 바꾼다. 이렇게 하면 그 회원은 0으로 나온다.',
          ],
          {
            grade: 98,
            feedback: '원인과 두 가지 수정이 모두 정확합니다.',
            selfGrade: 95,
            likes: 'member1 member4 dain seungmin',
            picks: 'member1 member4',
            comprehension: 5,
          },
        ),
        answer(
          'dain',
          [-9, '18:52', 'WHERE 조건에 OR o.ordered_at IS NULL을 붙이면 된다.'],
          [
            -6,
            '23:20',
            '주문이 없는 회원은 날짜가 NULL이라 WHERE에서 빠진다. OR IS NULL을 붙이면 그 회원은 나오지만, 예전 주문만 있는 회원은 여전히 빠진다. 그래서 날짜 조건을 ON으로 옮긴다. 또한 count(*)를 count(o.id)로 바꾼다.',
          ],
          {
            grade: 95,
            feedback: '흔히 쓰는 OR IS NULL이 왜 모자란지 반례로 보인 점이 훌륭합니다.',
            likes: 'member1 member6 seungmin',
            picks: 'member6 seungmin',
            comprehension: 5,
            replies: [reply('member1', 75, '예전 주문만 있는 회원은 생각하지 못했어요. 좋은 반례네요.')],
          },
        ),
        answer(
          'seungmin',
          [-8, '13:08', 'GROUP BY에 orders를 넣어야 한다?'],
          [-5, '22:50', 'GROUP BY가 아니라 WHERE가 문제였다. NULL과의 비교는 거짓이 되어 빠진다. ON으로 옮긴다.'],
          { selfGrade: 75, selfNote: 'NULL 비교 결과가 거짓인지 알 수 없음인지 다시 확인해야겠다.', comprehension: 3 },
        ),
        ...CLASS_OUTER_JOIN,
      ],
    },
    {
      key: 'slow-index',
      question: '인덱스가 있는데도 조회가 느려지는 경우를 **두 가지 이상** 설명하고, 어떻게 확인할지 써 보세요.',
      modelAnswer: `선택도가 낮으면 랜덤 I/O가 순차 스캔보다 비싸다. 통계가 오래되면 플래너가 행 수를 잘못 추정한다. 실행 계획에서 추정과 실제 행 수를 견준다.`,
      keywords: ['선택도', '통계', '랜덤 I/O', '실행 계획'],
      week: 3,
      topic: '인덱스가 느려질 때',
      openDay: -4,
      deadlineDay: 0,
      published: true,
      rubric: [
        {
          criterion: '느려지는 경우를 두 가지 이상 바르게 설명한다',
          weight: 60,
          levels: [
            { label: '두 가지 이상', points: 100, reason: '느려지는 경우를 둘 이상 바르게 설명했어요.' },
            { label: '절반만', points: 75, reason: '두 경우 가운데 하나는 절반만 맞아요.' },
            { label: '한 가지', points: 50, reason: '다른 경우를 하나 더 찾아보세요.' },
            { label: '없음', points: 0, reason: '인덱스를 타지 않는 경우부터 살펴보세요.' },
          ],
        },
        {
          criterion: '까닭을 저장 구조나 비용과 이어 말한다',
          weight: 20,
          levels: [
            { label: '비용까지', points: 100, reason: '저장 구조에서 비용까지 이은 점이 좋아요.' },
            { label: '구조까지', points: 60, reason: '버퍼와 이은 점이 좋아요. 비용까지 이어 보세요.' },
            { label: '까닭만', points: 30, reason: '까닭을 저장 구조와 이어 보세요.' },
            { label: '없음', points: 0, reason: '왜 느려지는지 까닭을 더해 보세요.' },
          ],
        },
        {
          criterion: '확인하는 방법을 제시한다',
          weight: 20,
          levels: [
            { label: '견줌까지', points: 100, reason: '추정과 실제를 견준 점이 좋아요.' },
            { label: '방법만', points: 80, reason: '추정 행 수와 견주어 보세요.' },
            { label: '이름만', points: 40, reason: '실행 계획에서 무엇을 볼지 더해 보세요.' },
            { label: '없음', points: 0, reason: '확인하는 방법을 더해 보세요.' },
          ],
        },
      ],
      content: {
        title: 'PostgreSQL 문서: EXPLAIN 사용하기',
        url: 'https://www.postgresql.org/docs/current/using-explain.html',
      },
      answers: [
        answer(
          'member1',
          [
            -3,
            '09:14',
            '인덱스가 걸린 컬럼에 함수를 쓰면 안 타는 걸로 알고 있다. 다른 경우는 잘 모르겠다. EXPLAIN을 보면 될 것 같다.',
          ],
          null,
          {
            comprehension: 4,
            finalDraft:
              '첫째, 조건의 **선택도가 낮으면** 인덱스를 거쳐 테이블을 임의 접근하는 비용이 순차 스캔보다 커진다. 둘째, 컬럼을 함수로 감싸거나 앞부분이 열린 LIKE를 쓰면 B-tree의 정렬을 쓸 수 없다. 셋째, 통계가',
          },
        ),
        answer(
          'member2',
          [-4, '10:21', '인덱스가 걸린 컬럼에 함수를 쓰면 느립니다. 성별 같은 컬럼도 효과가 없다고 들었습니다.'],
          [
            -2,
            '08:02',
            '카디널리티가 낮은 컬럼은 인덱스를 타도 읽어야 할 행이 많아 오히려 손해입니다. 복합 인덱스에서 **선두 컬럼** 조건이 빠지면 범위를 좁힐 수 없습니다. 예를 들어 `(학과, 학번)` 인덱스로 학번만 찾으면 인덱스 전체를 훑습니다. 실행 계획을 `EXPLAIN ANALYZE`로 보고 실제 행 수와 추정 행 수를 비교합니다.',
          ],
          {
            selfGrade: 44,
            selfNote: '통계 이야기를 빠뜨려서 낮게 매겼다.',
            likes: 'member1 member3 member5 member6 member7 yuna junho soyul eunwoo arin jaeyun dain',
            picks: 'member1 member3 yuna soyul dain',
            comprehension: 4,
            replies: [
              reply('member3', 60, '선두 컬럼 예시를 하나 들어 주실 수 있나요?', [
                {
                  by: 'member2',
                  minute: 22,
                  body: '전화번호부를 떠올려 보세요. 성으로 정렬되어 있는데 이름만 알고 찾는 것과 같아요.',
                },
                { by: 'member3', minute: 15, body: '바로 이해됐습니다. 고맙습니다.' },
              ]),
              reply(
                'junho',
                340,
                '학번만 찾을 때도 인덱스만 훑는 스캔이 표 전체를 읽는 것보다 빠를 때가 있지 않나요?',
                [
                  {
                    by: 'instructor',
                    minute: 410,
                    body: '좋은 지적입니다. 인덱스가 표보다 훨씬 작으면 그럴 수 있습니다. 계획을 직접 비교해 보세요.',
                  },
                ],
              ),
              reply('soyul', 520, '추정 행 수와 실제 행 수 비교는 저도 최종답변에 넣어야겠어요.'),
            ],
          },
        ),
        answer(
          'member3',
          [-4, '21:37', '데이터가 너무 많으면 인덱스가 있어도 느리다.'],
          [
            -2,
            '22:16',
            '데이터 양보다 조건에 걸리는 비율이 문제였다. 전체의 절반이 걸리는 조건이라면 인덱스를 따라 여기저기 읽는 랜덤 I/O가 처음부터 끝까지 읽는 것보다 비싸다. 또 `WHERE upper(name) = ...`처럼 함수를 쓰면 정렬된 순서를 이용하지 못한다. EXPLAIN으로 Seq Scan인지 확인한다.',
          ],
          {
            selfGrade: 70,
            likes: 'member2 member5 member8 yuna junho siwoo',
            picks: 'member8',
            comprehension: 4,
            replies: [reply('member8', 130, '"데이터 양보다 비율"이라는 말로 정리되네요.')],
          },
        ),
        answer(
          'member4',
          [-1, '13:22', '데이터가 적을 때는 옵티마이저가 인덱스를 무시하는 것으로 알고 있습니다.'],
          null,
          {
            likes: 'member2 eunwoo',
            replies: [reply('eunwoo', 90, '무시한다기보다 순차 스캔이 더 싸다고 계산하는 거라고 하더라고요.')],
          },
        ),
        answer(
          'member5',
          [-3, '20:44', '인덱스가 많으면 느려진다. 정확히는 쓰기가 느려지는 것 같다.'],
          [
            -1,
            '11:30',
            '쓰기가 잦아 인덱스가 비대해지면 캐시 적중률이 떨어져 읽기도 느려진다. 그리고 조건에 걸리는 행이 많으면 표를 임의 접근하는 비용이 커진다. `EXPLAIN (ANALYZE, BUFFERS)`에서 읽은 블록 수를 보면 두 경우를 구분할 수 있다.',
          ],
          {
            selfGrade: 80,
            likes: 'member2 member3 member6 yuna jaeyun seungmin donghyun',
            picks: 'seungmin',
            comprehension: 4,
            replies: [reply('yuna', 85, '비대해진 건 REINDEX로 줄일 수 있다고 읽었어요. 실제로 해 보신 적 있나요?')],
          },
        ),
        answer(
          'member6',
          [-4, '18:10', 'LIKE 검색에서 앞에 %가 있으면 인덱스를 못 쓴다.'],
          [
            -2,
            '19:58',
            '앞이 열린 LIKE(`%동`)는 어디서부터 찾아야 할지 몰라 B-tree를 쓸 수 없다. 문자열 컬럼에 숫자를 비교해 형 변환이 일어나도 마찬가지다. 통계가 오래되면 플래너가 행 수를 잘못 추정해 엉뚱한 계획을 고르기도 한다. EXPLAIN ANALYZE로 추정과 실제를 견주고, 차이가 크면 ANALYZE를 돌린다.',
          ],
          {
            selfGrade: 88,
            likes: 'member2 member3 member5 member7 yuna junho eunwoo arin donghyun',
            picks: 'member2 junho arin',
            comprehension: 5,
          },
        ),
        answer(
          'member7',
          [-2, '23:51', '인덱스를 안 타는 힌트가 있을 때? 잘 모르겠다.'],
          [
            -1,
            '22:07',
            '함수로 감싸면 인덱스를 못 쓴다. 복합 인덱스의 앞 컬럼을 안 쓰면 못 쓴다. EXPLAIN으로 확인한다.',
          ],
          { selfGrade: 60, likes: 'member6', comprehension: 2 },
        ),
        answer('member8', [-2, '16:35', '인덱스가 깨지면 느려질 것 같다. 다시 만들면 된다.'], null, { likes: 'siwoo' }),
        answer(
          'yuna',
          [-4, '09:48', '선택도가 낮은 경우와 통계가 틀린 경우. 확인은 EXPLAIN ANALYZE.'],
          [
            -3,
            '21:19',
            '첫째, 선택도가 낮으면 행을 하나씩 꺼내는 랜덤 I/O가 순차 스캔보다 비싸다. 둘째, 통계가 오래되면 플래너가 행 수를 잘못 추정한다. "10행쯤"이라 믿고 중첩 루프를 골랐는데 10만 행이면 크게 느려진다. 실행 계획에서 추정과 실제 행 수를 견주고, 크게 벌어진 마디를 먼저 찾는다.',
          ],
          {
            selfGrade: 90,
            likes: 'member1 member2 member3 member5 member6 junho siwoo jaeyun dain seungmin',
            picks: 'member5 member6 jaeyun',
            comprehension: 5,
            replies: [
              reply('member5', 400, '추정과 실제가 벌어진 마디부터 찾는 순서가 실용적이네요.', [
                { by: 'yuna', minute: 55, body: '안쪽 마디에서 틀리면 바깥까지 커져서, 안쪽부터 보는 게 좋더라고요.' },
              ]),
            ],
          },
        ),
        answer(
          'junho',
          [-4, '22:30', '복합 인덱스 순서가 안 맞을 때 느리다.'],
          [
            -2,
            '17:41',
            '`(a, b)` 인덱스에서 b만 조건으로 주면 정렬 순서를 쓸 수 없어 인덱스를 전부 훑는다. `ORDER BY`의 방향이 인덱스와 다르면 정렬을 따로 해야 해서 느려지기도 한다. 실행 계획의 Sort 마디와 읽은 행 수를 보고 확인한다.',
          ],
          {
            selfGrade: 75,
            likes: 'member2 member6 yuna arin donghyun',
            picks: 'donghyun',
            comprehension: 4,
          },
        ),
        answer(
          'soyul',
          [-3, '19:26', '인덱스는 책의 색인 같은 거라서 있으면 항상 빠르다고 생각했다.'],
          [
            -1,
            '20:40',
            '책의 색인도 "그리고" 같은 낱말이면 모든 쪽을 펼쳐야 하니 차라리 처음부터 읽는 것이 빠르다. 선택도가 낮은 조건이 그렇다. 색인은 가나다순인데 끝 글자로 찾으면 소용없듯, 앞이 열린 LIKE도 그렇다. 실행 계획에서 실제로 걸린 행 수를 보고 확인한다.',
          ],
          {
            selfGrade: 82,
            likes: 'member1 member2 member3 member4 yuna siwoo dain seungmin',
            picks: 'member4 siwoo',
            comprehension: 5,
            replies: [reply('member4', 45, '책 색인 비유 덕분에 선택도가 뭔지 알겠어요.')],
          },
        ),
        answer(
          'eunwoo',
          [-3, '08:55', '서버 사양이 낮거나 네트워크가 느리면 인덱스가 있어도 느리다.'],
          [
            -1,
            '18:13',
            '사양 문제는 인덱스와 상관없이 느린 것이라 질문에 맞지 않았다. 조건 컬럼을 `date(created_at)`처럼 감싸면 인덱스를 쓰지 못하는 것, 그리고 조인할 컬럼의 형이 달라 변환이 일어나는 것을 들겠다. EXPLAIN의 Filter에 함수나 형 변환이 보이는지 확인한다.',
          ],
          { selfGrade: 70, likes: 'member2 junho arin', comprehension: 3 },
        ),
        answer(
          'siwoo',
          [-4, '12:33', '인덱스 컬럼이 NULL이면 못 탄다고 들었다.'],
          [
            -2,
            '13:24',
            'PostgreSQL에서는 NULL도 인덱스에 들어가니 그것만으로 느려지지는 않는다고 한다. 대신 대부분이 NULL이라 `IS NULL`에 많은 행이 걸리면 선택도가 낮아 느리다. 이때는 NULL이 아닌 행만 담는 부분 인덱스가 도움이 된다. EXPLAIN으로 어떤 스캔을 골랐는지 본다.',
          ],
          {
            selfGrade: 72,
            likes: 'member3 yuna soyul jaeyun',
            comprehension: 4,
            replies: [reply('soyul', 210, '부분 인덱스는 처음 들었어요. 찾아봐야겠네요.')],
          },
        ),
        answer(
          'arin',
          [-3, '23:02', '검색 조건을 OR로 묶으면 느리다.'],
          [
            -1,
            '09:36',
            'OR로 묶은 조건 가운데 한쪽에만 인덱스가 있으면 결국 표 전체를 읽어야 한다. 양쪽에 있으면 비트맵으로 합칠 수 있지만 그만큼 비용이 든다. 컬럼에 함수를 쓰는 경우도 있다. 실행 계획에서 BitmapOr가 나오는지, Seq Scan이 나오는지로 확인한다.',
          ],
          { selfGrade: 78, likes: 'member2 member6 junho eunwoo donghyun', comprehension: 4 },
        ),
        answer('jaeyun', [-2, '21:47', '조회하는 컬럼이 인덱스에 없으면 표를 다시 봐야 해서 느리다.'], null, {
          likes: 'member5 yuna',
          replies: [
            reply('yuna', 120, '그래서 INCLUDE로 컬럼을 얹어 인덱스만 읽게 하기도 한대요. 최종답변에 이어 써 주세요.'),
          ],
        }),
        answer(
          'dain',
          [-3, '14:11', '함수 사용, 형 변환, 부정 조건(!=).'],
          [
            -2,
            '10:29',
            '함수로 감싸거나 형 변환이 일어나면 저장된 값의 정렬과 맞지 않아 인덱스를 쓸 수 없다. 부정 조건은 걸리는 행이 대부분이라 선택도가 낮다. 결국 둘 다 "범위를 좁히지 못한다"는 한 가지 까닭으로 모인다. EXPLAIN ANALYZE로 걸러진 행 수(Rows Removed by Filter)를 보면 드러난다.',
          ],
          {
            selfGrade: 86,
            likes: 'member2 member6 yuna soyul siwoo arin seungmin',
            picks: 'eunwoo',
            comprehension: 5,
            replies: [reply('eunwoo', 240, '한 가지 까닭으로 모인다는 정리가 좋아서 원픽했습니다.')],
          },
        ),
        answer(
          'seungmin',
          [-2, '18:20', '인덱스가 메모리에 안 올라가면 느리다.'],
          [
            -1,
            '23:34',
            'OR로 묶은 조건 가운데 한쪽에만 인덱스가 있으면 결국 표 전체를 읽어야 한다. 양쪽에 있으면 비트맵으로 합칠 수 있지만 그만큼 비용이 든다. 컬럼에 함수를 쓰는 경우도 있다. 실행 계획에서 BitmapOr나 Seq Scan이 나오는지로 확인한다.',
          ],
          { likes: 'member5 dain', comprehension: 3 },
        ),
        answer('donghyun', [-1, '10:03', '통계 정보가 갱신되지 않았을 때 느리다. ANALYZE를 실행한다.'], null, {
          likes: 'member6 junho',
        }),
      ],
    },
    {
      key: 'deadlock',
      question: `두 트랜잭션이 서로 다른 순서로 계좌를 잠급니다.

\`\`\`sql
-- 트랜잭션 A                                   -- 트랜잭션 B
UPDATE account SET balance = balance - 100      UPDATE account SET balance = balance - 50
 WHERE id = 1;                                   WHERE id = 2;
UPDATE account SET balance = balance + 100      UPDATE account SET balance = balance + 50
 WHERE id = 2;                                   WHERE id = 1;
\`\`\`

무슨 일이 일어나며, 데이터베이스는 이를 어떻게 풀까요? 애초에 생기지 않게 하려면 어떻게 해야 할까요?`,
      modelAnswer: `A는 1번을 잠근 채 2번을, B는 2번을 잠근 채 1번을 기다려 **교착 상태**가 된다. 데이터베이스는 대기 관계에서 순환을 찾아 한 트랜잭션을 **희생자**로 골라 되돌리고, 다른 쪽이 진행하게 한다. 되돌려진 쪽은 애플리케이션이 **재시도**해야 한다.

예방은 언제나 같은 순서(예: id 오름차순)로 잠그는 것이다. \`SELECT ... WHERE id IN (1, 2) ORDER BY id FOR UPDATE\`로 먼저 모두 잠그고, 트랜잭션을 짧게 유지한다.`,
      keywords: ['교착 상태', '순환', '희생자', '재시도', '오름차순'],
      week: 3,
      topic: '교착 상태',
      openDay: -1,
      deadlineDay: 4,
      published: true,
      content: {
        title: 'PostgreSQL 문서: 명시적 잠금',
        url: 'https://www.postgresql.org/docs/current/explicit-locking.html',
      },
      answers: [
        draft('member1', [
          -1,
          '23:08',
          'A는 1번을 잡고 2번을 기다리고 B는 2번을 잡고 1번을 기다린다. 서로 기다리니까 교착 상태가 되는데, 이걸 데이터베이스가 어떻게',
        ]),
        answer('member6', [-1, '19:22', '교착 상태가 된다. 일정 시간이 지나면 한쪽이 타임아웃으로 실패한다.'], null, {
          likes: 'yuna',
          replies: [reply('yuna', 60, '시간만 기다리는 게 아니라 순환을 직접 찾는다고 알고 있어요. 같이 확인해 봐요.')],
        }),
        answer(
          'yuna',
          [-1, '10:50', '데드락. 작은 번호부터 잠그면 생기지 않는다.'],
          [
            -1,
            '21:02',
            '서로가 잡은 행을 기다려 순환 대기가 생긴다. PostgreSQL은 잠시 기다린 뒤 대기 관계에서 순환을 찾아 한쪽을 오류로 되돌리므로, 애플리케이션은 그 오류를 받아 다시 시도해야 한다. 계좌 번호 오름차순으로 잠그기로 약속하면 순환이 생길 수 없다.',
          ],
          { selfGrade: 92, likes: 'member6', picks: 'member6', comprehension: 5 },
        ),
        answer('dain', [-1, '22:15', '둘 다 영원히 기다린다. 서버를 재시작해야 하나?']),
      ],
    },
    {
      key: 'history',
      question: `회원이 탈퇴하면 개인정보는 지워야 하지만 주문 통계는 남겨야 합니다. \`deleted_at\` 컬럼 하나로 끝내는 설계의 **문제점**을 들고, 더 나은 설계를 제안해 보세요.`,
      modelAnswer: `\`deleted_at\`만 두면 개인정보가 그대로 남아 지운 것이 아니며, 모든 질의에 \`deleted_at IS NULL\`을 붙여야 하고 하나만 빠뜨려도 탈퇴한 회원이 드러난다. 이메일의 **유일 제약**도 재가입을 막는다.

개인정보를 별도 표로 **분리**해 탈퇴 때 실제로 지우고, 주문은 의미 없는 회원 번호만 가리키게 한다. 남아야 하는 것은 **보존 기간**을 정해 두고, 활성 회원만 보는 뷰나 **부분 유일 인덱스**를 쓴다.`,
      keywords: ['개인정보', '분리', '유일 제약', '보존 기간', '부분 유일 인덱스'],
      week: 4,
      topic: '탈퇴한 회원의 개인정보와 주문 통계',
      openDay: 3,
      deadlineDay: 8,
      published: true,
      answers: [],
    },
    {
      key: 'partition',
      question:
        '접속 기록 표가 한 달에 2천만 행씩 늘어납니다. **파티션**으로 나눌 때 기준을 무엇으로 잡고, 무엇이 좋아지고 무엇이 나빠질까요?',
      modelAnswer: `대부분의 질의와 삭제가 기간으로 이루어지므로 기록 시각의 **범위 파티션**(월 단위)이 알맞다. 오래된 달은 파티션째 떼어 내므로 지우는 비용과 빈 공간이 없고, **파티션 가지치기**로 최근 달만 읽는다.

나빠지는 점: 기간 조건이 없는 질의는 모든 파티션을 뒤져야 하고, 유일 제약에 파티션 키가 들어가야 하며, 다음 달 파티션을 미리 만드는 운영이 필요하다.`,
      keywords: ['범위 파티션', '파티션 가지치기', '유일 제약', '운영'],
      week: 5,
      topic: '2천만 행이 쌓이는 표를 나누는 기준',
      openDay: 10,
      deadlineDay: 15,
      published: false,
      answers: [],
    },
  ],
};
