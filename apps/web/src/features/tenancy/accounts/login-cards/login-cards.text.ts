import { number } from '../../../../ui/text/number-format.ts';

const people = (count: number) => `${number.format(count)}명`;

/** The words of one-time codes on paper, and of what is done with them. */
export const loginCardsText = {
  title: (count: number) => `${people(count)}의 일회용 코드`,
  lead: '지금만 볼 수 있어요. 인쇄해서 나눠 주세요. 닫은 뒤에는 새로 만들 수 있고, 앞의 코드는 못 쓰게 돼요.',
  loginName: '아이디',
  code: '일회용 코드',
  until: '까지 한 번 쓸 수 있어요',
  steps: 'QR을 비추거나 아래 주소를 열어 코드를 적고, 비밀번호를 스스로 정해요.',
  print: '인쇄',
  close: '닫기',
  leave: '아직 인쇄하지 않았다면 코드를 다시 볼 수 없어요. 닫을까요?',
  list: '나눠 줄 종이',
  issue: '일회용 코드',
  issueFor: '일회용 코드 만들기',
  named: (name: string) => `${name} 일회용 코드 만들기`,
  ask: (name: string) => `${name}님의 일회용 코드를 새로 만들까요?`,
  askMany: (count: number) => `${people(count)}의 일회용 코드를 새로 만들까요?`,
  askDetail: '앞의 코드는 바로 못 쓰게 돼요. 쓰기 전까지는 지금 비밀번호로 로그인할 수 있어요.',
  nobody: '이메일이 없는 사람만 일회용 코드를 쓸 수 있어요.',
} as const;

/** The words of choosing a password by one. */
export const oneTimeCodeText = {
  title: '일회용 코드로 시작하기',
  lead: '받은 종이의 아이디와 코드를 적고 비밀번호를 스스로 정해요.',
  loginName: '아이디',
  code: '일회용 코드',
  set: '비밀번호 정하기',
  done: '비밀번호를 정했어요',
  doneLead: (loginName: string) =>
    `이제 아이디 ${loginName}와 이 비밀번호로 로그인해요. 종이의 코드는 더 쓸 수 없어요.`,
} as const;
