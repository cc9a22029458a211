import { number } from '../../../../ui/text/number-format.ts';

/** Whom one's own answers helped. */
export const helpedText = {
  title: (count: number) => `내 답이 ${number.format(count)}명의 생각에 이어졌어요`,
  none: '동료가 내 문장을 인용하거나 내 답을 원픽으로 고르면 여기에 보여요.',
  kinds: {
    QUOTE: '내 문장을 인용했어요',
    ONE_PICK: '내 답을 원픽으로 골랐어요',
    INFLUENCE: '내 답에서 생각을 얻었다고 고마워해요',
  },
  influence: {
    title: '동료에게서 온 생각',
    question: (nickname: string) => `이 생각은 ${nickname} 님의 답변에서 왔나요?`,
    mine: '내 최종답변',
    theirs: (nickname: string) => `${nickname} 님의 답변`,
    yes: '네, 고마워요',
    no: '아니요',
    thanked: (nickname: string) => `${nickname} 님에게 고맙다고 전했어요.`,
    denied: '내 생각으로 남겨 두었어요.',
    unread: '알려 주지 않아도 괜찮아요. 알려 주면 그 동료에게만 전해요.',
  },
  quiz: (no: number) => `퀴즈 ${no}`,
} as const;
