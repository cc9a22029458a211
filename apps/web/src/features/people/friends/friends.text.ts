import type { FriendStep } from '@dure/contract/people/friends/friend-status';
import { number } from '../../../ui/text/number-format.ts';

interface StepWords {
  readonly label: string;
  readonly done: (name: string) => string;
  /** Asked first, where it takes something away. */
  readonly question?: (name: string) => { readonly message: string; readonly detail: string };
}

export const stepText: Readonly<Record<FriendStep, StepWords>> = {
  ASK: { label: '친구 요청', done: (name) => `${name} 님에게 친구를 요청했어요.` },
  ACCEPT: { label: '수락', done: (name) => `${name} 님과 친구가 되었어요.` },
  DECLINE: { label: '거절', done: (name) => `${name} 님의 요청을 거절했어요.` },
  CANCEL: { label: '요청 취소', done: (name) => `${name} 님에게 보낸 요청을 취소했어요.` },
  REMOVE: {
    label: '친구 끊기',
    done: (name) => `${name} 님과 친구를 끊었어요.`,
    question: (name) => ({ message: `${name} 님과 친구를 끊을까요?`, detail: '상대에게 알리지 않아요.' }),
  },
  BLOCK: {
    label: '차단',
    done: (name) => `${name} 님을 차단했어요.`,
    question: (name) => ({
      message: `${name} 님을 차단할까요?`,
      detail: '친구와 요청이 끝나고, 나를 찾거나 프로필을 볼 수 없게 돼요. 상대에게 알리지 않아요.',
    }),
  },
  UNBLOCK: { label: '차단 해제', done: (name) => `${name} 님의 차단을 풀었어요.` },
};

export const friendsText = {
  title: '친구',
  lead: '친구에게는 공개 클럽에서 한 활동만 보여요.',
  received: '받은 요청',
  sent: '보낸 요청',
  friends: '친구',
  blocked: '차단한 사람',
  people: (count: number) => `${number.format(count)}명`,
  empty: '아직 친구가 없어요. 닉네임을 알면 친구를 요청해 보세요.',
  points: (count: number) => `이번 달 ${number.format(count)}점`,
  find: '친구 찾기',
  nickname: '닉네임',
  nicknameHint: '정확히 같은 닉네임만 찾아요.',
  nicknameNeeded: '닉네임을 입력해 주세요.',
  alreadyFriends: (name: string) => `${name} 님과는 친구예요.`,
  show: '다른 사람이 나를 찾을 수 있게 하기',
  showHint: '끄면 닉네임으로 찾거나 프로필을 볼 수 없어요. 친구와 요청을 주고받은 사람은 볼 수 있어요.',
  showActivity: '친구에게 내 활동 보이기',
  showActivityHint: '끄면 친구의 학습방과 내 프로필에 공개 클럽에서 한 일이 나오지 않아요.',
  failed: '바꾸지 못했어요. 다시 시도해 주세요.',
  /** What a button does, and with whom, for those who hear it. */
  about: (name: string, label: string) => `${name} ${label}`,
  more: (count: number) => `최근 ${count}명만 보여요.`,
} as const;

export const memberText = {
  title: '프로필',
  toFriends: '친구 목록',
  self: '다른 사람에게는 이름과 사진만, 친구에게는 아래 활동까지 보여요.',
  standing: {
    NONE: '',
    REQUESTED: '친구 요청을 보냈어요. 답을 기다리고 있어요.',
    WAITING: '나에게 친구를 요청했어요.',
    FRIENDS: '친구',
    BLOCKED: '차단한 사람이에요.',
  },
  kept: '활동을 보이지 않게 해 두었어요.',
  closed: '친구가 되면 공개 클럽에서 한 활동을 볼 수 있어요.',
  activity: '공개 활동',
  clubs: '함께하는 공개 클럽',
  clubCount: '공개 클럽',
  answerCount: '공개 클럽의 최종답변',
  monthPoints: '이번 달 포인트',
  count: (value: number) => number.format(value),
  points: (value: number) => `${number.format(value)}점`,
  noClubs: '함께하는 공개 클럽이 없어요.',
  moreClubs: (count: number) => `최근에 가입한 ${count}개만 보여요.`,
  unknown: '볼 수 없는 프로필이에요.',
  unknownHint: '없는 사람이거나, 프로필을 보이지 않게 해 두었어요.',
} as const;

export const friendNewsText = {
  title: '친구 소식',
  note: '공개한 활동만',
  /** Who did it stands before, in bold. */
  said: {
    JOINED: (club: string) => ` 님이 ‘${club}’에 들어갔어요`,
    ANSWERED: (count: number) =>
      count > 1 ? ` 님이 최종답변 ${number.format(count)}개를 냈어요` : ' 님이 최종답변을 냈어요',
    ONE_PICKED: (count: number) => ` 님의 답변이 원픽 ${number.format(count)}개를 받았어요`,
  },
  place: (club: string, no: number) => `${club} · 퀴즈 ${no}`,
  none: '요즘 두 주 동안의 소식이 없어요. 친구가 공개 클럽에서 한 일이 여기에 모여요.',
  friends: '친구 보기',
} as const;
