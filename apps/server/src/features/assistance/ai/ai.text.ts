import type { AiFault } from '../../../kernel/ai/failure.ts';

/** Why the built-in tools do what a provider would. */
export type AiStop = 'off' | 'cap' | 'keyLost';

/** Sentences for people: what is wrong with a provider, and why it is not asked. */
export const aiText = {
  works: (milliseconds: number) =>
    `연결됐어요. ${milliseconds < 100 ? '0.1초 안에' : `${(milliseconds / 1000).toFixed(1)}초 만에`} 정해진 모양으로 답했어요.`,
  faults: {
    unreachable: '주소에 닿지 못했어요. 주소와 포트, 방화벽을 확인해 주세요.',
    privateAddress: '내부망 주소는 쓸 수 없어요. 내부 서버는 운영자가 AI_ALLOW_PRIVATE로 허용해야 해요.',
    key: '주소까지는 닿았지만 키를 받아 주지 않았어요. 키를 다시 확인해 주세요.',
    address: '주소까지는 닿았지만 AI 제공자의 답이 아니에요. 버전(/v1)까지 맞는지 확인해 주세요.',
    rateLimited: '제공자가 요청이 너무 많다고 답했어요. 잠시 뒤에 다시 시험해 주세요.',
    overloaded: '제공자 쪽에 오류가 있어요. 잠시 뒤에 다시 시험해 주세요.',
    timeout: '제때 답하지 않았어요. 모델이 너무 크거나 서버가 바쁠 수 있어요.',
    wrongShape: '답은 했지만 정해진 모양이 아니에요. 방식이 맞는지, 모델이 JSON을 쓸 수 있는지 확인해 주세요.',
    refused: '제공자가 요청을 거절했어요. 방식과 모델이 맞는지 확인해 주세요.',
    stopped: '답을 기다리지 않고 멈췄어요.',
    resting: '제공자가 거듭 실패해 잠시 쉬고 있어요. 30초 뒤에 다시 해 주세요.',
  } satisfies Record<Exclude<AiFault, 'model'>, string>,
  unknownModel: (model: string, models: readonly string[]) =>
    `주소까지는 닿았지만 ‘${model}’ 모델이 없다고 답했어요.${models.length > 0 ? ` 있는 모델: ${models.join(', ')}` : ''}`,
  stops: {
    off: 'AI 제공자가 정해져 있지 않아 내장 도구가 일해요.',
    cap: '이번 달 AI 한도에 닿아 내장 도구로 이어서 일해요.',
    keyLost: '저장된 AI 키를 열 수 없어 내장 도구가 일해요. 관리자가 키를 다시 넣어야 해요.',
  } satisfies Record<AiStop, string>,
  overCap: '이 일을 하면 이번 달 AI 한도를 넘어요. 한도에 닿으면 내장 도구로 이어서 일해요.',
  noInstallation: '이 서버에는 운영자가 정한 제공자가 없어요.',
  baseUrlMissing: '제공자의 주소를 입력해 주세요.',
  modelMissing: '모델 이름을 입력해 주세요.',
  keyMissing: 'Anthropic은 키가 있어야 해요.',
  keyOfAnotherHost: '주소가 바뀌었어요. 키를 다시 입력해 주세요.',
  probe: { instructions: '연결 시험입니다. ok에 true를 넣어 답하세요.', data: '시험' },
};

export const faultSentence = (fault: AiFault, model: string, models: readonly string[] = []): string =>
  fault === 'model' ? aiText.unknownModel(model, models) : aiText.faults[fault];

export const stopSentence = (stop: AiStop): string => aiText.stops[stop];
