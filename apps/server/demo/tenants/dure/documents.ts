import type { DocumentContent, LinkContent } from '../../contents/contents.content.ts';

/** What the database class reads: written for it, in the formats that instructors have at hand. */
export const DURE_DOCUMENTS: readonly DocumentContent[] = [
  {
    name: '정규화와 키 선택.pdf',
    owner: 'instructor',
    day: -26,
    quizzes: ['database/normalization'],
    papers: [
      {
        heading: '1. 같은 사실은 한 곳에',
        paragraphs: [
          '한 표에 여러 가지 사실을 함께 담으면 같은 사실이 여러 행에 되풀이된다. 행사 신청 표에 장소의 주소까지 적으면, 같은 장소에서 열리는 행사의 수만큼 주소가 적힌다.',
          '되풀이된 사실은 세 가지로 말썽을 일으킨다. 주소가 바뀌면 모든 행을 고쳐야 하고 하나라도 빠지면 서로 어긋난다. 이것이 갱신 이상이다. 신청이 아직 없는 행사는 적을 자리가 없다. 이것이 삽입 이상이다. 마지막 신청을 지우면 행사와 장소까지 사라진다. 이것이 삭제 이상이다.',
          '세 이상 현상의 뿌리는 하나다. 한 행이 한 가지 사실만 말하지 않기 때문이다.',
        ],
      },
      {
        heading: '2. 종속을 찾아 나누기',
        paragraphs: [
          '어떤 값을 알면 다른 값이 하나로 정해질 때, 뒤의 값이 앞의 값에 종속된다고 한다. 학번을 알면 이름이 정해지므로 이름은 학번에 종속된다.',
          '제2정규형은 기본 키의 일부에만 종속된 값을 떼어 낸다. 제3정규형은 키가 아닌 값에 종속된 값을 떼어 낸다. 행사가 장소를 정하고 장소가 주소를 정하면, 주소는 행사에 이행 종속된다. 장소 표를 따로 두면 이 고리가 끊어진다.',
        ],
      },
      {
        heading: '3. 키를 고르는 법',
        paragraphs: [
          '자연 키는 뜻이 있는 값이고 대리 키는 뜻이 없는 번호다. 자연 키는 읽기 쉽지만 바뀔 수 있다. 바뀌는 키는 그 키를 가리키는 모든 표를 함께 바꾸게 한다.',
          '그래서 바깥에서 정하는 값은 키로 쓰지 않고 고유 제약만 건다. 키는 우리가 정하는 번호로 둔다.',
        ],
      },
    ],
  },
  {
    name: '트랜잭션과 격리 수준.pptx',
    owner: 'instructor',
    day: -12,
    quizzes: ['database/isolation'],
    papers: [
      {
        heading: '트랜잭션이 약속하는 것',
        paragraphs: [
          '모두 되거나 하나도 되지 않는다.',
          '끝난 일은 전원이 꺼져도 남는다.',
          '동시에 일어난 일이 서로를 어지럽히지 않는다.',
        ],
      },
      {
        heading: '동시에 읽고 쓸 때 생기는 일',
        paragraphs: [
          '반복 불가능 읽기: 같은 행을 다시 읽었더니 값이 다르다.',
          '팬텀 읽기: 같은 조건으로 다시 찾았더니 행이 늘었다.',
          '쓰기 치우침: 저마다 옳은 두 결정이 함께 틀린다.',
        ],
      },
      {
        heading: '격리 수준을 고르는 기준',
        paragraphs: [
          'Read Committed: 문장마다 그때까지 확정된 것을 본다.',
          'Repeatable Read: 트랜잭션이 시작된 때의 모습을 끝까지 본다.',
          'Serializable: 차례로 한 것과 같은 결과만 허락하고, 아니면 한쪽을 되돌린다.',
        ],
      },
    ],
  },
  {
    name: '외부 조인 연습.hwpx',
    owner: 'instructor',
    day: -9,
    quizzes: ['database/outer-join'],
    papers: [
      {
        heading: '왼쪽 외부 조인',
        paragraphs: [
          '왼쪽 외부 조인은 오른쪽에 짝이 없는 행도 남긴다. 짝이 없는 자리에는 NULL이 들어간다.',
          '오른쪽 표의 조건을 WHERE에 적으면 NULL인 행이 걸러져 내부 조인과 같아진다. 짝을 찾는 조건은 ON에, 결과를 고르는 조건은 WHERE에 적는다.',
        ],
      },
      {
        heading: '연습',
        paragraphs: ['한 번도 신청하지 않은 학생을 찾아라. 신청 표에 짝이 없는 학생만 남기면 된다.'],
      },
    ],
  },
  {
    name: '실행 계획 읽기.docx',
    owner: 'instructor',
    day: -5,
    quizzes: ['database/slow-index'],
    papers: [
      {
        heading: '인덱스가 있는데도 느린 경우',
        paragraphs: [
          '인덱스는 찾을 행이 적을 때 이롭다. 조건에 걸리는 행이 표의 상당 부분이면, 인덱스에서 위치를 하나씩 얻어 흩어진 쪽을 읽는 비용이 표를 처음부터 끝까지 읽는 비용보다 커진다.',
          '계획기는 통계로 행 수를 어림해 두 비용을 견주고 더 싼 쪽을 고른다. 그래서 선택도가 낮은 조건에서는 인덱스가 있어도 순차 스캔을 고른다.',
        ],
      },
      {
        heading: '통계가 어긋날 때',
        paragraphs: [
          '통계가 오래되면 어림이 어긋난다. 추정과 실제가 열 배 넘게 벌어지면 먼저 통계를 의심하고 ANALYZE로 새로 모은다.',
          '컬럼을 함수로 감싸거나 앞이 열린 LIKE를 쓰면 정렬된 순서를 쓸 수 없다. 이때는 식 인덱스를 만들거나 조건을 바꾸어 쓴다.',
        ],
      },
    ],
  },
  {
    name: '강의 메모.md',
    owner: 'instructor',
    day: -3,
    quizzes: [],
    papers: [
      {
        heading: '다음 시간',
        paragraphs: [
          '**복합 인덱스**의 컬럼 순서를 먼저 묻고 시작한다.',
          '- 앞 컬럼의 조건이 빠지면?\n- 범위 조건 뒤의 컬럼은?',
        ],
      },
    ],
  },
  {
    name: '기말_문제지.pdf',
    owner: 'instructor',
    day: -2,
    quizzes: [],
    isLocked: true,
    papers: [{ heading: '문제', paragraphs: ['비밀'] }],
  },
];

export const DURE_LINKS: readonly LinkContent[] = [
  {
    title: 'PostgreSQL 문서: EXPLAIN 사용하기',
    url: 'https://www.postgresql.org/docs/current/using-explain.html',
    owner: 'instructor',
    day: -8,
    papers: [
      {
        heading: 'EXPLAIN이 보여 주는 것',
        paragraphs: [
          'EXPLAIN은 계획기가 고른 실행 계획을 보여 준다. 각 줄은 한 단계이고, 괄호 안의 cost는 어림한 비용, rows는 어림한 행 수다.',
          'EXPLAIN ANALYZE는 실제로 실행해 걸린 시간과 실제 행 수를 함께 보여 준다. 어림과 실제를 견주면 통계가 맞는지 알 수 있다.',
        ],
      },
    ],
  },
  {
    title: '도서관 좌석 데이터 설명',
    url: 'https://library.dure.test/seats',
    owner: 'instructor',
    day: -4,
    failure: 'siteForbids',
  },
];
