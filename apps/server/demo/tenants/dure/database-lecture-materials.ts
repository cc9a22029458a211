import type { MaterialContent } from '../../lectures/lectures.content.ts';

/** What the eight lectures on databases rest on, written for them in the formats that instructors have at hand. */
export const TABLES: MaterialContent = {
  name: '1강 표와 관계.pdf',
  papers: [
    {
      heading: '1. 표는 사실을 적는 약속',
      paragraphs: [
        '관계형 데이터베이스의 표는 같은 꼴의 사실을 한 줄에 하나씩 적는 약속이다. 줄 하나를 행, 칸의 이름을 속성이라고 부른다. 학생 표의 한 행은 학생 한 사람에 대한 사실 하나를 말한다.',
        '행에는 차례가 없다. 같은 표를 두 번 물으면 차례가 달라도 같은 표다. 차례가 필요하면 묻는 쪽이 ORDER BY로 정한다.',
      ],
    },
    {
      heading: '2. 기본 키와 외래 키',
      paragraphs: [
        '기본 키는 행 하나를 다른 모든 행과 가르는 값이다. 비어 있을 수 없고 되풀이될 수 없다. 학번처럼 뜻이 있는 값보다 뜻이 없는 번호가 오래 견딘다.',
        '외래 키는 다른 표의 기본 키를 가리키는 값이다. 가리키는 행이 없으면 적을 수 없으므로, 없는 학생의 수강 신청은 생기지 않는다. 이것이 참조 무결성이다.',
      ],
    },
    {
      heading: '3. NULL은 값이 아니다',
      paragraphs: [
        'NULL은 모른다는 표시다. 모르는 것과 모르는 것이 같은지는 모르므로 NULL = NULL의 답은 참이 아니라 모름이다. 그래서 IS NULL로 묻는다.',
      ],
    },
  ],
};

export const NORMAL_FORMS: MaterialContent = {
  name: '2강 정규화.pptx',
  papers: [
    {
      heading: '같은 사실은 한 곳에만',
      paragraphs: [
        '되풀이해 적은 사실은 언젠가 서로 어긋난다.',
        '갱신 이상: 한 곳만 고쳐서 두 말이 생긴다.',
        '삽입 이상과 삭제 이상: 다른 사실이 있어야만 적을 수 있고, 함께 지워진다.',
      ],
    },
    {
      heading: '제2정규형과 제3정규형',
      paragraphs: [
        '제2정규형: 기본 키의 일부에만 종속된 속성을 떼어 낸다.',
        '제3정규형: 키가 아닌 속성에 종속된 속성을 떼어 낸다.',
        '이행 종속: 행사가 장소를 정하고, 장소가 주소를 정한다.',
      ],
    },
    {
      heading: '일부러 되풀이할 때',
      paragraphs: ['읽기가 훨씬 잦고 바뀌지 않는 값이면 되풀이를 견딜 수 있다.', '그때는 누가 맞추는지 정해 둔다.'],
    },
  ],
};

export const JOINS: MaterialContent = {
  name: '3강 조인.hwpx',
  papers: [
    {
      heading: '안쪽 조인과 바깥 조인',
      paragraphs: [
        '안쪽 조인은 양쪽에 짝이 있는 행만 남긴다. 왼쪽 바깥 조인은 짝이 없는 왼쪽 행도 남기고 빈 자리를 NULL로 채운다.',
        '오른쪽 표에 대한 조건을 WHERE에 적으면 NULL인 행이 걸러져 안쪽 조인과 같아진다. 짝을 찾는 조건은 ON에 적는다.',
      ],
    },
    {
      heading: '세 가지 방법',
      paragraphs: [
        '중첩 반복 조인은 한쪽의 행마다 다른 쪽을 찾는다. 해시 조인은 작은 쪽으로 해시 표를 만들어 큰 쪽을 한 번 훑는다. 병합 조인은 양쪽을 정렬해 나란히 내려간다.',
        '데이터베이스는 행 수를 어림해 그중 싼 방법을 고른다.',
      ],
    },
  ],
};

export const INDEXES: MaterialContent = {
  name: '4강 인덱스.pdf',
  papers: [
    {
      heading: '1. 찾아가는 길을 미리 만든다',
      paragraphs: [
        '인덱스는 값의 차례대로 정리한 찾아가는 길이다. B-트리는 뿌리에서 잎까지 서너 번만 내려가면 값이 있는 곳에 닿는다. 백만 행에서도 읽는 쪽은 몇 장뿐이다.',
      ],
    },
    {
      heading: '2. 복합 인덱스의 차례',
      paragraphs: [
        '여러 속성으로 만든 인덱스는 전화번호부와 같다. 성으로 먼저 정리하고 같은 성 안에서 이름으로 정리한다. 성을 모르고 이름만 알면 처음부터 끝까지 읽어야 한다.',
        '그래서 같음으로 묻는 속성을 앞에, 범위로 묻는 속성을 뒤에 둔다.',
      ],
    },
    {
      heading: '3. 인덱스의 값',
      paragraphs: [
        '인덱스는 공짜가 아니다. 행을 적을 때마다 모든 인덱스를 함께 고친다. 쓰이지 않는 인덱스는 쓰기만 늦춘다.',
      ],
    },
    {
      heading: '4. 외래 키와 인덱스',
      paragraphs: [
        '외래 키를 정해도 가리키는 쪽 속성에 인덱스가 저절로 생기지는 않는다. 부모 행을 지울 때 자식을 찾으려면 직접 만들어야 한다.',
      ],
    },
  ],
};

export const PLANS: MaterialContent = {
  name: '5강 실행 계획.docx',
  papers: [
    {
      heading: '인덱스가 있는데도 쓰지 않는 까닭',
      paragraphs: [
        '조건에 걸리는 행이 많으면 인덱스에서 위치를 하나씩 얻어 흩어진 쪽을 읽는 값이 표를 처음부터 끝까지 읽는 값보다 비싸다. 그래서 선택도가 낮으면 순차 스캔을 고른다.',
        '열에 함수를 씌우면 그 열의 인덱스를 쓸 수 없다. 함수의 값으로 인덱스를 따로 만든다.',
      ],
    },
    {
      heading: '통계와 ANALYZE',
      paragraphs: [
        '계획기는 통계로 행 수를 어림한다. 통계가 낡으면 어림이 틀리고 느린 계획을 고른다. 많은 행을 바꾼 뒤에는 ANALYZE로 통계를 새로 만든다.',
        'EXPLAIN ANALYZE는 어림과 실제를 나란히 보여 준다. 둘이 크게 다른 줄부터 살핀다.',
      ],
    },
  ],
};

/** Nobody can open it: the club's instructors are to see that, and to put another file in its place. */
export const PARTITIONS: MaterialContent = {
  name: '6강 파티션 실습.pdf',
  isLocked: true,
  papers: [{ heading: '실습', paragraphs: ['암호가 걸린 파일입니다.'] }],
};

export const TRANSACTIONS: MaterialContent = {
  name: '7강 트랜잭션.md',
  papers: [
    {
      heading: '모두 되거나 하나도 되지 않는다',
      paragraphs: [
        '**트랜잭션**은 여러 문장을 한 덩어리로 만든다. 모두 되거나 하나도 되지 않는다. 끝난 일은 전원이 꺼져도 남는다.',
        '- Read Committed: 문장마다 그때까지 확정된 것을 본다.\n- Repeatable Read: 시작할 때의 모습을 끝까지 본다.\n- Serializable: 차례로 한 것과 같은 결과만 허락한다.',
      ],
    },
    {
      heading: '교착 상태',
      paragraphs: [
        '두 트랜잭션이 서로가 쥔 행을 기다리면 아무도 나아가지 못한다. 데이터베이스는 하나를 되돌린다. 늘 같은 차례로 행을 고치면 교착을 피한다.',
      ],
    },
  ],
};
