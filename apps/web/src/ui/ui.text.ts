const number = new Intl.NumberFormat('ko-KR');

/** Every word the design system itself says, by component. */
export const uiText = {
  field: { required: '필수' },
  button: { pending: '처리 중이에요' },
  dialog: { close: '닫기', confirm: '확인', cancel: '취소' },
  toast: { region: '알림', close: '알림 닫기' },
  textArea: {
    count: (length: number, limit: number) => `${number.format(length)} / ${number.format(limit)}자`,
    over: (limit: number, over: number) =>
      `${number.format(limit)}자까지 쓸 수 있어요. ${number.format(over)}자를 줄여 주세요.`,
  },
  number: {
    outside: (least: number | undefined, max: number | undefined, unit: string) =>
      [
        ...(least === undefined ? [] : [`${number.format(least)}${unit}부터`]),
        ...(max === undefined ? [] : [`${number.format(max)}${unit}까지`]),
        '입력할 수 있어요.',
      ].join(' '),
  },
  search: { clear: '검색어 지우기' },
  select: {
    placeholder: '선택해 주세요',
    empty: '고를 수 있는 항목이 없어요.',
    summary: (labels: readonly string[]) =>
      labels.length > 2 ? `${labels[0]} 외 ${number.format(labels.length - 1)}개` : labels.join(', '),
  },
  tags: {
    add: '추가',
    list: (label: string) => `추가한 ${label}`,
    remove: (tag: string) => `${tag} 삭제`,
    full: (limit: number) => `${number.format(limit)}개까지 추가할 수 있어요.`,
  },
  datePicker: {
    placeholder: { year: '연도', month: '월', day: '일', hour: '시', minute: '분' },
    open: '달력 열기',
    previous: '이전 달',
    next: '다음 달',
    clear: '지우기',
  },
  stepper: {
    label: '진행 단계',
    place: (step: number, count: number) => `${number.format(step)} / ${number.format(count)}단계`,
    done: '완료',
  },
  fileDrop: {
    choose: '파일 선택',
    hint: '파일을 여기에 끌어다 놓거나 선택해 주세요.',
    limits: (size: string, count: number) => `파일당 ${size}, ${number.format(count)}개까지`,
    list: (label: string) => `${label} 목록`,
    progress: (name: string) => `${name} 올리는 중`,
    remove: (name: string) => `${name} 삭제`,
    wrongKind: (name: string, kinds: readonly string[]) =>
      `‘${name}’ 파일은 올릴 수 없는 형식이에요. ${kinds.join(', ')} 파일을 선택해 주세요.`,
    tooLarge: (name: string, size: string) => `‘${name}’ 파일이 너무 커요. 파일 하나는 ${size}까지 올릴 수 있어요.`,
    empty: (name: string) => `‘${name}’ 파일은 비어 있어요.`,
    tooMany: (count: number) => `파일은 ${number.format(count)}개까지 올릴 수 있어요.`,
  },
  date: {
    weekdays: ['일', '월', '화', '수', '목', '금', '토'],
    justNow: '방금 전',
    minutesAgo: (count: number) => `${count}분전`,
    hoursAgo: (count: number) => `${count}시간전`,
    daysAgo: (count: number) => `${number.format(count)}일전`,
    yearsAgo: (count: number) => `${count}년전`,
  },
  deadline: {
    passed: '마감됨',
    today: '오늘 마감',
    tomorrow: '내일 마감',
    seconds: '마감까지 1분 미만',
    until: (span: string) => `마감까지 ${span}`,
    days: (count: number) => `${number.format(count)}일`,
    hours: (count: number) => `${count}시간`,
    minutes: (count: number) => `${count}분`,
  },
  waiting: { long: '잠시만 기다려 주세요.', loading: '불러오는 중이에요' },
  table: {
    empty: '조회된 데이터가 없습니다.',
    selectAll: '이 쪽 모두 선택',
    select: (row: string) => `${row} 선택`,
    scroll: (table: string) => `${table} 표`,
  },
  chart: { table: '표로 보기', none: '없음' },
  filter: { all: (label: string) => `${label} 전체` },
  pagination: {
    label: '쪽 이동',
    page: (page: number) => `${number.format(page)}쪽`,
    previous: '이전 쪽',
    next: '다음 쪽',
    place: (page: number, count: number) => `${number.format(page)} / ${number.format(count)}쪽`,
    size: '한 쪽에 볼 개수',
    perPage: (size: number) => `${size}개씩`,
  },
  steps: {
    done: '완료',
    now: '진행 중',
    todo: '예정',
    label: '진행 단계',
    number: ['①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧'],
  },
  avatars: { more: (first: string, others: number) => `${first} 외 ${number.format(others)}명` },
  jobGroups: { plan: '기획', design: '디자인', develop: '개발', engine: '엔지니어링' },
  error: { title: '불러오지 못했어요', retry: '다시 시도', copy: '코드와 요청 번호 복사', copied: '복사했어요' },
  diff: { removed: '삭제', added: '추가', end: '끝', same: '달라진 곳이 없어요.' },
  score: { none: '–', noneSpoken: '아직 없음' },
  markdown: {
    write: '쓰기',
    preview: '미리보기',
    modes: '쓰기와 미리보기',
    empty: '아직 쓴 내용이 없어요.',
    hint: '마크다운과 수식($…$)을 쓸 수 있어요.',
  },
  shortcuts: { title: '단축키', or: '또는' },
  panes: { switcher: '보이는 칸', resize: (pane: string) => `${pane} 너비 조절` },
  breadcrumb: '현재 위치',
} as const;
