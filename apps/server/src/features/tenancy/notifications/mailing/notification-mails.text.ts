import type { NotificationView } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { composeMail, type Named } from '../../../../kernel/mail/compose-mail.ts';

/** What stands in a mail about what happened. */
export interface Letter {
  readonly tenant: Named;
  readonly nickname: string;
  /** The first of them, and how many there are. */
  readonly told: readonly NotificationView[];
  readonly count: number;
  readonly addressOf: (told: NotificationView) => string;
  readonly all: string;
  readonly settings: string;
  readonly unsubscribe: string;
}

/** What people wrote makes no line of its own, and so no link. */
const inOneLine = (words: string) => words.replace(/\s+/g, ' ');

const paragraphsOf = ({ told, count, addressOf, all }: Letter) => [
  ...told.map((one) => {
    const said = [one.activityMessage, one.context].filter((part) => part !== '').join(' · ');
    return `${inOneLine(said)}\n${addressOf(one)}`;
  }),
  ...(count > told.length ? [`이 밖에 ${count - told.length}개가 더 있어요.\n${all}`] : []),
];
const endOf = (why: string, { settings, unsubscribe }: Letter) =>
  `${why}\n그만 받기\n${unsubscribe}\n알림 설정\n${settings}`;

/** What cannot wait: its own sentence is the subject. */
export function atOnceLetter(given: Letter) {
  const [first] = given.told;
  const subject = given.count > 1 ? `새 알림 ${given.count}개` : first!.activityMessage;
  return composeMail(
    given.tenant,
    subject,
    `${inOneLine(given.nickname)} 님, 알려 드릴 일이 있어요.`,
    ...paragraphsOf(given),
    endOf('마감이나 일정처럼 미룰 수 없는 일은 바로 메일로 알려 드려요.', given),
  );
}

export function digestLetter(given: Letter, isDaily: boolean) {
  const when = isDaily ? '매일 아침' : '매주 월요일 아침';
  return composeMail(
    given.tenant,
    `읽지 않은 알림 ${given.count}개`,
    `${inOneLine(given.nickname)} 님, 아직 읽지 않은 알림이 ${given.count}개 있어요.`,
    ...paragraphsOf(given),
    endOf(`읽지 않은 알림이 있을 때만 ${when}에 모아 보내 드려요.`, given),
  );
}
