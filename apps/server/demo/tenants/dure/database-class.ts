import type { AnswerContent } from '../../answers/answers.content.ts';
import { answer } from '../../answers/write.ts';

/** What the rest of the class wrote to the quizzes that are over, so that the club looks like a running course. */
export const CLASS_NORMALIZATION: readonly AnswerContent[] = [
  answer(
    'member4',
    [-18, '10:20', '같은 학생과 장소가 여러 번 적혀 있어 고치기 번거롭다. 표를 나누는 기준은 모르겠다.'],
    [
      -16,
      '21:12',
      '장소 주소가 바뀌면 여러 행을 고쳐야 하는 갱신 이상이 있다. 한 행만 고치면 같은 대강당이 두 주소를 갖는다. 신청이 없으면 행사를 등록할 수 없는 삽입 이상도 있다. 이행 종속을 없애도록 학생, 장소, 행사, 신청으로 나누고 신청은 번호만 가리킨다.',
    ],
    {
      grade: 87,
      feedback: '두 이상 현상의 예가 또렷합니다. 이행 종속이라는 말을 붙여 나눈 까닭을 밝혀 보세요.',
      comprehension: 4,
    },
  ),
  answer(
    'member7',
    [-17, '22:40', '표가 하나면 편하니까 뷰로 나눠 보여 주면 된다.'],
    [
      -15,
      '21:30',
      '뷰는 보이는 모양만 나눈다. 저장된 주소는 여전히 여러 곳에 있어 고칠 때 어긋난다. 학생과 장소를 따로 둔다.',
    ],
    {
      grade: 66,
      feedback: '뷰로는 왜 모자란지 스스로 찾았네요. 신청 표에 무엇이 남는지까지 적어 주세요.',
      selfGrade: 70,
      comprehension: 3,
    },
  ),
  answer(
    'soyul',
    [-19, '20:02', '학생 이름을 두 번 적는 것이 낭비이다.'],
    [
      -17,
      '20:55',
      '낭비보다 어긋남이 문제다. 장소 주소가 바뀌면 여러 행을 고쳐야 하는 갱신 이상이 있다. 한 곳만 고치면 무엇이 맞는지 알 수 없게 된다. 신청이 없으면 행사를 등록할 수 없는 삽입 이상도 있다. 이행 종속을 없애도록 학생, 장소, 행사, 신청으로 나누면 사실마다 적는 곳이 하나가 된다.',
    ],
    {
      grade: 91,
      feedback: '"사실마다 적는 곳이 하나"라는 말이 정규화의 뜻을 잘 담았습니다.',
      likes: 'member4 chaewon',
      comprehension: 4,
    },
  ),
  answer(
    'dain',
    [-19, '17:45', '이행 종속이 있어서 제3정규형이 아니다. 예를 들기는 어렵다.'],
    [
      -18,
      '19:20',
      '신청번호 → 행사명 → 장소 → 장소주소로 이어지는 종속에서 모두 나온다. 장소 주소가 바뀌면 여러 행을 고쳐야 하는 갱신 이상, 신청이 없으면 행사를 등록할 수 없는 삽입 이상, 신청을 지우면 장소까지 잃는 삭제 이상이 그렇다. 화살표마다 하나씩 떼어 학생, 장소, 행사, 신청으로 나누면 이행 종속을 없앤다.',
    ],
    {
      grade: 97,
      feedback: '세 이상 현상을 종속 하나에서 끌어낸 점이 뛰어납니다.',
      likes: 'yuna bomin soyul',
      selfGrade: 92,
      comprehension: 5,
    },
  ),
  answer(
    'chaewon',
    [-18, '19:40', '중복을 없애려면 학생 표를 따로 만든다.'],
    [
      -16,
      '20:18',
      '학번으로 이름을, 장소로 주소를 알 수 있으니 이 둘은 신청 표에 있을 까닭이 없다. 남겨 두면 주소를 고칠 때 빠뜨리는 행이 생긴다. 학생, 장소, 행사, 신청으로 나눈다.',
    ],
    {
      grade: 89,
      feedback: '종속을 쉬운 말로 풀었습니다. 삽입이나 삭제 이상도 하나 들어 보세요.',
      likes: 'dain',
      comprehension: 4,
    },
  ),
  answer(
    'taeyun',
    [-17, '11:15', '정규화는 표를 많이 만드는 것이다.'],
    [
      -15,
      '23:05',
      '표를 많이 만드는 것이 아니라, 장소 주소가 바뀌면 여러 행을 고쳐야 하는 갱신 이상을 막으려고, 같은 사실을 한 곳에만 두는 것이다.',
    ],
    {
      grade: 68,
      feedback: '갱신 이상은 설명했습니다. 다른 이상 현상 하나와 나눈 표의 이름이 있으면 좋겠습니다.',
      comprehension: 3,
    },
  ),
  answer(
    'bomin',
    [-19, '12:10', '갱신 이상과 삽입 이상이 보인다. 장소주소는 장소에 딸린 값이다.'],
    [
      -18,
      '18:05',
      '장소 주소가 바뀌면 여러 행을 고쳐야 하는 것은 갱신 이상, 신청이 없으면 행사를 등록할 수 없는 것은 삽입 이상, 마지막 신청을 취소하면 행사까지 잃는 것은 삭제 이상이다. 학생, 장소, 행사, 신청으로 나눠 이행 종속을 없앤다.',
    ],
    {
      grade: 95,
      feedback: '세 가지를 모두 표의 예와 이었습니다.',
      selfGrade: 90,
      likes: 'member2 yuna dain',
      comprehension: 5,
    },
  ),
  answer(
    'jiho',
    [-16, '23:20', '표가 커지면 느려져서 나눈다.'],
    [
      -15,
      '22:14',
      '느려지는 것과는 다른 문제였다. 신청을 지우면 행사 정보가 사라지는 것이 가장 위험해 보인다. 행사를 따로 둔다.',
    ],
    {
      grade: 63,
      feedback: '삭제 이상을 잘 골랐습니다. 행사만 나누면 장소 주소는 어디에 되풀이될까요?',
      comprehension: 2,
    },
  ),
  answer(
    'hayun',
    [-18, '16:33', '이름과 주소가 겹친다. 엑셀이면 필터로 찾아 고치면 된다.'],
    [
      -16,
      '22:47',
      '찾아 고치는 일을 사람이 하면 언젠가 빠뜨린다. 갱신 이상이다. 학생 표와 장소 표를 만들고 신청에서 가리킨다.',
    ],
    {
      grade: 74,
      feedback: '사람이 빠뜨린다는 설명이 현실적입니다. 행사 표도 필요합니다.',
      selfGrade: 75,
      comprehension: 3,
    },
  ),
  answer(
    'arin',
    [-18, '09:30', '부분 종속이 있어서 나눠야 한다고 생각한다.'],
    [
      -17,
      '17:20',
      '키가 신청번호 하나이니 부분 종속은 아니었다. 신청이 없으면 행사를 등록할 수 없는 삽입 이상, 장소 주소가 바뀌면 여러 행을 고쳐야 하는 갱신 이상이 있다. 이행 종속을 없애려고 학생, 장소, 행사, 신청으로 나누면 신청에는 번호만 남는다.',
    ],
    {
      grade: 92,
      feedback: '부분 종속과 이행 종속을 스스로 구별해 고친 점이 좋습니다.',
      likes: 'bomin',
      comprehension: 4,
    },
  ),
];

export const CLASS_KEYS: readonly AnswerContent[] = [
  answer(
    'member3',
    [-17, '13:20', '이메일이 더 자연스러워 보인다. 번호는 뜻이 없어서 헷갈린다.'],
    [
      -14,
      '19:31',
      '뜻이 없는 것이 오히려 장점이었다. 뜻이 있는 이메일이 바뀌면 가리키던 외래키를 모두 고쳐야 한다. 대리키를 쓰고 이메일에 유일 제약을 건다. 자연키는 중복을 스스로 막고, 표만 보고 누구인지 아는 장점이 있다.',
    ],
    {
      grade: 93,
      feedback: '"뜻이 없는 것이 장점"이라는 정리가 좋습니다.',
      selfGrade: 85,
      likes: 'member1 yuna',
      comprehension: 4,
    },
  ),
  answer(
    'member5',
    [-16, '23:10', '번호를 쓰면 몇 번째 회원인지 드러나서 싫다.'],
    [
      -13,
      '23:02',
      '순번이 드러나는 것은 UUID로 피할 수 있다. 이메일을 키로 두면 로그와 주문 표까지 개인정보가 퍼지는 것이 더 크다. 대리키를 고르고 중복 가입은 UNIQUE로 막는다.',
    ],
    {
      grade: 90,
      feedback: '순번 노출이라는 새로운 걱정을 꺼내고 답까지 찾았습니다.',
      likes: 'eunwoo',
      comprehension: 4,
    },
  ),
  answer(
    'member6',
    [-17, '10:44', '대리키를 기본키로, 이메일은 유일 인덱스로.'],
    [
      -15,
      '18:26',
      '이메일이 바뀌면 그 값을 가리키는 외래키를 모두 고쳐야 한다. 외래키마다 문자열을 저장하면 인덱스도 커진다. 그래서 대리키를 쓰고 이메일에 유일 제약을 건다. 자연키는 중복을 스스로 막는다는 점이 좋아서, 코드 표에는 그대로 쓴다.',
    ],
    {
      grade: 96,
      feedback: '고른 까닭과 반대쪽의 장점이 모두 정확합니다.',
      selfGrade: 92,
      likes: 'member3 junho yuna',
      comprehension: 5,
    },
  ),
  answer(
    'eunwoo',
    [-15, '21:15', '이메일은 로그인에 쓰니까 이메일이 키여야 한다.'],
    [
      -13,
      '20:09',
      '이메일 키는 메일을 보낼 때 편하기는 해도, 이메일이 바뀌면 외래키를 모두 고쳐야 하니 찾을 때만 쓰고 연결은 번호로 한다.',
    ],
    { grade: 83, feedback: '찾는 값과 잇는 값을 나눈 생각이 좋습니다. 유일 제약을 덧붙이세요.', comprehension: 4 },
  ),
  answer(
    'seungmin',
    [-16, '12:05', '아무거나 써도 성능은 같을 것 같다.'],
    [-13, '13:44', '자연키는 중복을 스스로 막고 사람이 읽기도 쉽지만, 길이 때문에 인덱스가 커지니 정수 대리키가 낫다.'],
    {
      grade: 78,
      feedback: '크기 말고도 "바뀐다"는 점이 더 중요합니다. 바뀔 때 무슨 일이 생기는지 써 보세요.',
      comprehension: 3,
    },
  ),
  answer(
    'siwoo',
    [-17, '15:20', '동아리 명부는 학번을 키로 썼는데 문제가 없었다.'],
    [
      -14,
      '12:12',
      '명부에서도 학번을 잘못 적은 사람이 있어 모든 표를 고친 적이 있다. 대리키였다면 한 곳만 고쳤을 것이다. 학번은 유일 제약으로 두고, 사람이 읽는 표에는 학번을 함께 보여 준다.',
    ],
    {
      grade: 88,
      feedback: '겪은 일로 설명해서 힘이 있습니다. 개인정보가 퍼지는 문제도 생각해 보세요.',
      likes: 'member1 arin',
      comprehension: 4,
    },
  ),
  answer(
    'chaewon',
    [-16, '18:40', '대리키가 좋다고 배웠다. 까닭은 잘 모른다.'],
    [
      -14,
      '22:00',
      '이메일이 바뀌면 그 값을 가리키는 외래키를 모두 고쳐야 하기 때문이다. 대리키를 쓰고 이메일에 유일 제약을 건다. 그래야 같은 사람이 두 번 들어오지 못한다. 자연키는 그 중복을 스스로 막는다.',
    ],
    { selfGrade: 80, likes: 'member3 siwoo', comprehension: 4 },
  ),
  answer(
    'bomin',
    [-17, '11:02', '대리키. 이메일은 개인정보라 여기저기 저장하면 안 된다.'],
    [
      -16,
      '19:15',
      '이메일이 바뀌면 가리키는 외래키를 모두 고쳐야 하고, 탈퇴할 때도 퍼져 있는 개인정보를 다 찾아야 한다. 그래서 대리키를 쓰고 이메일에 유일 제약을 건다. 자연키는 중복을 스스로 막는다는 점이 부럽다.',
    ],
    {
      grade: 98,
      feedback: '탈퇴라는 상황에서 키를 바라본 답은 처음입니다. 훌륭합니다.',
      likes: 'member2 member6 junho yuna',
      comprehension: 5,
    },
  ),
  answer(
    'hayun',
    [-15, '17:50', '이메일이 더 짧아서 좋다.'],
    [-12, '23:30', '이메일은 짧지 않고 사람마다 길이도 다르다. 번호를 쓰겠다. 이메일이면 누구인지 바로 안다.'],
    { comprehension: 3 },
  ),
  answer(
    'yuna',
    [-17, '09:40', '바뀌지 않고 뜻이 없는 값이 좋은 키라고 생각한다. 그래서 대리키.'],
    [
      -15,
      '21:08',
      '좋은 키는 바뀌지 않고, 짧고, 알려져도 괜찮아야 한다. 이메일은 셋 다 아니다. 이메일이 바뀌면 가리키는 외래키를 모두 고쳐야 한다. 대리키를 쓰고 이메일에 유일 제약을 건다. 자연키는 중복을 스스로 막는 규칙이 키에 드러난다.',
    ],
    {
      grade: 98,
      feedback: '키의 조건을 세 가지로 세우고 견준 글이라 기준이 분명합니다.',
      selfGrade: 95,
      likes: 'member2 member6 bomin',
      picks: 'member6 bomin',
      comprehension: 5,
    },
  ),
];

export const CLASS_ISOLATION: readonly AnswerContent[] = [
  answer(
    'member6',
    [-12, '10:30', '둘 다 29를 읽는 것이 원인이다. 확인과 삽입을 한 문장으로 합치면 되지 않을까?'],
    [
      -10,
      '18:40',
      '한 문장으로 합쳐도 커밋 전의 INSERT는 상대에게 보이지 않아서, 두 트랜잭션이 모두 29를 읽고 INSERT한다. 강의 행을 FOR UPDATE로 잠그거나, 남은 자리를 줄이는 UPDATE의 결과 행 수를 본다.',
    ],
    {
      grade: 95,
      feedback: '한 문장이면 안전하다는 흔한 오해를 직접 깨뜨렸습니다.',
      selfGrade: 90,
      likes: 'member2 yuna',
      comprehension: 5,
    },
  ),
  answer(
    'member7',
    [-11, '23:50', '서버가 한 대면 괜찮다.'],
    [-8, '22:20', '서버가 한 대라도 두 트랜잭션이 모두 29를 읽고 INSERT하니, 신청 단추를 한 명씩만 누르게 한다.'],
    {
      grade: 52,
      marks: [80, 10],
      feedback: '원인은 맞지만 막는 방법이 데이터 바깥에 있습니다. 무엇을 잠가야 할지 다시 설명해 보세요.',
      comprehension: 2,
    },
  ),
  answer(
    'yuna',
    [-12, '10:15', 'SELECT와 INSERT 사이에 다른 트랜잭션이 끼어든다. 잠금이 필요하다.'],
    [
      -11,
      '19:30',
      '두 트랜잭션이 모두 29를 읽고 INSERT한다. 커밋 전의 INSERT는 상대에게 보이지 않는다. A가 커밋해도 B의 count는 이미 끝난 뒤다. 강의 행을 먼저 FOR UPDATE로 잠그면, B의 count는 A의 커밋 뒤에 돈다. SERIALIZABLE이면 재시도를 준비한다.',
    ],
    {
      grade: 97,
      feedback: '순서를 네 걸음으로 나눈 설명이 정확하고 읽기 쉽습니다.',
      selfGrade: 92,
      likes: 'member2 member6 bomin',
      picks: 'member6 bomin',
      comprehension: 5,
    },
  ),
  answer(
    'arin',
    [-11, '14:22', '동시에 신청하면 먼저 온 사람이 이긴다.'],
    [
      -9,
      '16:10',
      '먼저 온 사람이 이기려면 누가 먼저인지 알아야 하는데, 지금은 두 트랜잭션이 모두 29를 읽고 INSERT한다. 강의 행을 FOR UPDATE로 잠그면 그 행에서 차례가 정해진다.',
    ],
    {
      grade: 88,
      feedback: '차례를 정하는 곳이 필요하다는 설명이 핵심입니다. 격리 수준의 이름도 써 주세요.',
      likes: 'yuna',
      comprehension: 4,
    },
  ),
  answer(
    'junho',
    [-12, '20:04', '격리 수준을 SERIALIZABLE로 올린다.'],
    [
      -9,
      '21:37',
      'SERIALIZABLE로 올리면 둘 가운데 하나가 실패하므로 정원은 지켜지지만, 실패한 쪽을 다시 시도하지 않으면 자리가 남아도 신청이 거절된다. 사람이 몰리는 순간에는 강의 행을 잠그는 편이 예측하기 쉽다.',
    ],
    { grade: 92, feedback: '두 방법의 값을 견준 점이 좋습니다.', likes: 'member3 member6', comprehension: 4 },
  ),
  answer(
    'dain',
    [-11, '18:02', '커밋 전의 INSERT가 서로 보이지 않아서 생긴다.'],
    [
      -10,
      '20:41',
      '커밋 전의 INSERT는 상대에게 보이지 않고, 넣는 행이 달라 부딪치지도 않는다. 그래서 두 트랜잭션이 모두 29를 읽고 INSERT한다. 부딪칠 곳을 만들어 주는 것이 답이다. 강의 행을 FOR UPDATE로 잠그면 둘이 같은 행에서 만난다.',
    ],
    {
      grade: 96,
      feedback: '"부딪칠 곳을 만든다"는 한마디로 해법을 꿰뚫었습니다.',
      selfGrade: 90,
      likes: 'yuna member2 bomin',
      picks: 'yuna',
      comprehension: 5,
    },
  ),
  answer(
    'seungmin',
    [-10, '13:30', '트랜잭션을 짧게 하면 된다.'],
    [-8, '19:52', '짧게 해도 두 트랜잭션이 모두 29를 읽고 INSERT한다. count 앞에 강의 행을 FOR UPDATE로 잠그면 된다.'],
    { comprehension: 3 },
  ),
  answer(
    'chaewon',
    [-12, '22:12', '29를 두 사람이 같이 읽어서 31이 된다.'],
    [
      -10,
      '21:15',
      '두 트랜잭션이 모두 29를 읽고 INSERT하면 31이 된다. 커밋 전의 INSERT는 상대에게 보이지 않기 때문이다. FOR UPDATE로 강의 행을 잠그고, 세기와 넣기를 한 사람씩 하게 한다.',
    ],
    { likes: 'dain', comprehension: 4 },
  ),
  answer(
    'hayun',
    [-11, '22:40', '둘이 같은 수를 읽어서 넘친다.'],
    [
      -9,
      '22:48',
      '두 트랜잭션이 모두 29를 읽고 INSERT하면 31이 된다. 커밋 전의 INSERT는 상대에게 보이지 않기 때문이다. FOR SHARE로 강의 행을 잠그고, 세기와 넣기를 한 사람씩 하게 한다.',
    ],
    {
      grade: 70,
      marks: [90, 40],
      feedback: '잠글 행은 맞습니다. 다만 FOR SHARE는 둘이 함께 잡을 수 있어 줄이 서지 않습니다.',
      comprehension: 4,
    },
  ),
  answer(
    'taeyun',
    [-9, '23:33', '디비가 알아서 막아 주는 줄 알았다.'],
    [
      -8,
      '23:40',
      '디비는 시킨 대로 두 트랜잭션이 모두 29를 읽고 INSERT하게 둔다. 강의 행을 FOR UPDATE로 잠그고 세게 해야 한다.',
    ],
    { selfGrade: 60, comprehension: 2 },
  ),
  answer(
    'bomin',
    [-12, '11:48', '팬텀 문제다. 잠금이나 격리 수준으로 막는다.'],
    [
      -11,
      '20:22',
      'READ COMMITTED는 문장마다 커밋된 것만 보므로 두 count는 같은 29를 본다. 넣는 행이 달라 충돌도 없다. 나는 남은 자리를 `WHERE left > 0` 조건으로 줄이겠다. 기다림이 짧고, 0행이면 바로 마감이라고 알려 줄 수 있다.',
    ],
    {
      grade: 97,
      feedback: '0행일 때의 안내까지 생각해 실제로 쓸 수 있는 답입니다.',
      selfGrade: 95,
      likes: 'member2 yuna dain',
      comprehension: 5,
    },
  ),
  answer(
    'member8',
    [-10, '20:10', '동시에 두 명이 들어오는 일은 거의 없다.'],
    [-8, '21:58', '수강 신청 첫날에는 두 트랜잭션이 모두 29를 읽고 INSERT하므로, 다시 세어 넘치면 지운다.'],
    {
      grade: 58,
      marks: [80, 25],
      feedback: '넘친 뒤 지우면 누구를 지울지 다툼이 생깁니다. 넘치기 전에 막는 방법을 찾아보세요.',
      selfGrade: 65,
      comprehension: 2,
    },
  ),
];

export const CLASS_OUTER_JOIN: readonly AnswerContent[] = [
  answer(
    'member2',
    [-10, '10:50', 'WHERE가 NULL 행을 버려서 INNER JOIN이 된다.'],
    [
      -8,
      '22:12',
      '주문이 없는 회원은 주문 날짜가 NULL이라 WHERE에서 빠진다. NULL은 어떤 비교도 참이 아니기 때문이다. 날짜 조건을 ON으로 옮긴다. 빈 짝도 한 줄로 세는 count(*)를 count(o.id)로 바꾼다.',
    ],
    {
      grade: 98,
      feedback: '원인과 두 가지 수정이 군더더기 없이 정확합니다.',
      selfGrade: 95,
      likes: 'member3 member5 yuna',
      picks: 'member3 yuna',
      comprehension: 5,
    },
  ),
  answer(
    'member3',
    [-9, '19:25', 'count가 잘못된 것 같다.'],
    [
      -7,
      '18:14',
      'count보다 WHERE가 먼저였다. 주문이 없는 회원은 날짜가 NULL이라 WHERE에서 빠진다. 날짜 조건을 ON으로 옮기면 회원이 남고, count(*)를 count(o.id)로 바꾸면 0이 나온다.',
    ],
    { grade: 94, feedback: '실행 순서로 생각한 점이 좋습니다.', likes: 'member2', comprehension: 4 },
  ),
  answer(
    'member5',
    [-8, '23:14', '날짜 조건을 빼면 모두 나온다.'],
    [
      -6,
      '22:41',
      '빼면 회원은 나오지만 오래된 주문까지 센다. 조건은 남기되 ON으로 옮겨야 한다. WHERE는 합친 뒤에, ON은 합치는 동안 고른다는 차이를 알았다.',
    ],
    {
      grade: 88,
      feedback: '합치는 동안과 합친 뒤를 나눈 설명이 좋습니다. count도 함께 살펴보세요.',
      selfGrade: 80,
      likes: 'member2 taeyun',
      comprehension: 4,
    },
  ),
  answer(
    'member8',
    [-7, '20:33', 'LEFT JOIN을 FULL JOIN으로 바꾼다.'],
    [-5, '22:05', 'FULL로 바꿔도 WHERE에서 똑같이 빠진다. 조건을 ON에 써야 한다.'],
    {
      grade: 77,
      feedback: 'FULL JOIN으로도 안 되는 까닭을 확인했네요. 결과의 수가 1로 나오는 까닭도 찾아보세요.',
      comprehension: 3,
    },
  ),
  answer(
    'yuna',
    [-10, '09:30', '조건의 자리가 ON이어야 한다. count(*)도 바꿔야 한다.'],
    [
      -8,
      '20:40',
      'WHERE는 조인이 끝난 행을 거른다. 주문이 없는 회원은 날짜가 NULL이라 WHERE에서 빠진다. NULL과의 비교는 "알 수 없음"이다. 짝을 찾는 자리는 ON이니 날짜 조건을 ON으로 옮긴다. 그리고 count(*)를 count(o.id)로 바꾼다.',
    ],
    {
      grade: 98,
      feedback: '알 수 없음이라는 세 번째 값을 짚은 답입니다.',
      selfGrade: 95,
      likes: 'member2 soyul eunwoo',
      picks: 'member2 soyul',
      comprehension: 5,
    },
  ),
  answer(
    'soyul',
    [-9, '21:44', '주문이 없으면 조인할 것이 없어서 빠진다.'],
    [
      -7,
      '21:02',
      'LEFT JOIN은 조인할 것이 없어도 회원을 남긴다. 남은 회원을 버린 것은 WHERE였다. 손님 명단을 먼저 적고 주문서를 붙인 다음 "주문서 날짜가 있는 사람만"이라고 하면 빈손인 사람이 빠지는 것과 같다.',
    ],
    {
      grade: 86,
      feedback: '비유가 정확합니다. 고친 질의를 직접 써 보면 완벽합니다.',
      likes: 'yuna jiho',
      comprehension: 4,
    },
  ),
  answer(
    'eunwoo',
    [-8, '18:30', 'NULL 때문인 것 같다. coalesce를 쓰면 된다.'],
    [
      -6,
      '19:22',
      '주문이 없는 회원은 날짜가 NULL이라 WHERE에서 빠진다. coalesce로 날짜를 채우면 회원은 남지만, 채운 날짜가 조건에 걸리는지에 기대게 된다. 그런 꾀 대신 날짜 조건을 ON으로 옮긴다. 또한 count(*)를 count(o.id)로 바꾼다.',
    ],
    {
      grade: 93,
      feedback: 'coalesce가 통하는 까닭과 위험을 함께 말했습니다.',
      likes: 'yuna member2',
      comprehension: 4,
    },
  ),
  answer(
    'siwoo',
    [-9, '12:40', '서브쿼리로 먼저 세고 붙이면 된다.'],
    [
      -6,
      '13:50',
      '주문을 회원별로 먼저 세고 LEFT JOIN하면 조건이 안쪽에 있어 회원이 빠지지 않는다. 없는 수는 coalesce로 0을 만든다. 원래 질의를 고친다면 조건을 ON으로 옮기는 것과 같은 뜻이다.',
    ],
    {
      grade: 95,
      feedback: '먼저 세고 붙이는 방법은 표가 여럿일 때 더 안전합니다.',
      selfGrade: 88,
      likes: 'member3 eunwoo',
      comprehension: 5,
    },
  ),
  answer(
    'taeyun',
    [-7, '22:10', 'GROUP BY에서 빠진 것 같다.'],
    [
      -5,
      '21:15',
      'GROUP BY 앞의 WHERE에서 이미 빠져 있었다. 날짜 조건을 ON으로 옮긴다. 수가 1로 나오는 것은 왜인지 아직 모르겠다.',
    ],
    {
      grade: 72,
      feedback: '모르는 곳을 정확히 짚었습니다. count(*)가 무엇을 세는지 문서를 한 번 더 읽어 보세요.',
      selfGrade: 70,
      comprehension: 3,
    },
  ),
  answer(
    'jiho',
    [-7, '23:45', 'LEFT를 지우면 된다?'],
    [
      -5,
      '23:10',
      'LEFT를 지우면 더 빠진다. WHERE에서 주문 날짜를 비교하는 순간 빈 주문이 사라지는 것이었다. ON에 쓴다.',
    ],
    { grade: 70, feedback: '방향을 바로잡았습니다. 결과가 0이 아니라 1인 회원을 찾아보세요.', comprehension: 3 },
  ),
  answer(
    'chaewon',
    [-9, '20:20', 'ON과 WHERE의 차이 문제라고 배웠다.'],
    [
      -7,
      '22:30',
      'ON은 짝을 고르고 WHERE는 결과를 거른다. 주문이 없는 회원은 날짜가 NULL이라 WHERE에서 빠진다. 날짜 조건을 ON으로 옮기고, count(*)를 count(o.id)로 바꾸면 0이 나온다.',
    ],
    { grade: 95, feedback: '짧고 빠짐없는 답입니다.', selfGrade: 90, likes: 'member2 siwoo', comprehension: 5 },
  ),
];
