import type { SetupPart } from '@dure/contract/platform/operator/setup.endpoints';
import { composeMail, type Named } from '../../../kernel/mail/compose-mail.ts';

const SENDER = '두레';

/** Invites whoever is to manage an organisation first. */
export const invitationMail = (tenant: Named, link: string) =>
  composeMail(
    tenant,
    '운영자로 초대합니다',
    `${tenant.name}의 첫 운영자로 초대받았습니다. 7일 안에 아래 주소를 열어 비밀번호를 정해 주세요. 한 번만 쓸 수 있습니다.`,
    link,
    '받을 까닭이 없는 메일이라면 지워 주세요. 비밀번호를 정하기 전에는 아무도 로그인할 수 없습니다.',
  );

export const testMail = (now: Date) => ({
  sender: SENDER,
  subject: '[두레] 메일 시험',
  text: `두레 설치에서 보낸 시험 메일입니다. 이 메일을 읽었다면 메일 설정이 맞습니다.\n\n${now.toISOString()}\n`,
});

/** What is said of fields on the page of operators. */
export const operatorText = {
  addressTaken: '이 기관의 다른 회원이 쓰는 주소예요.',
  uriTaken: '다른 기관이 쓰는 주소예요. 다른 주소를 골라 주세요.',
  nameDiffers: '기관 이름과 달라요. 보이는 그대로 적어 주세요.',
} as const;

interface PartText {
  readonly set: string;
  readonly unset: string;
}

/** What the set-up says of the parts of an installation. */
export const setupText = {
  parts: {
    MAIL: {
      set: '메일 서버가 정해져 있어요.',
      unset:
        '메일이 나가지 않아요. SMTP_URL, MAIL_FROM, PUBLIC_URL을 넣고 다시 시작하면 나가요. 그때까지 운영자가 관리 화면에서 읽어요.',
    },
    STORAGE: {
      set: '파일을 오브젝트 저장소에 둬요.',
      unset: '파일을 이 서버의 DATA_DIR에 둬요. 서버가 여럿이면 S3_BUCKET을 넣어 주세요.',
    },
    AI: {
      set: 'AI 제공자가 정해져 있어요.',
      unset: '내장 도구가 채점과 검색을 맡아요. AI를 쓰려면 AI_BASE_URL과 AI_MODEL을 넣어 주세요.',
    },
    BACKUP: {
      set: '백업한 적이 있어요.',
      unset: '아직 백업한 적이 없어요. deploy/backup.sh를 매일 돌리도록 정해 주세요.',
    },
  } satisfies Record<SetupPart, PartText>,
  nothingSet: '설정이 없어 시험할 것이 없어요.',
  neverSaved: '백업한 기록이 없어요. deploy/backup.sh를 한 번 돌린 뒤에 다시 눌러 주세요.',
  recipientMissing: '시험 메일을 받을 이메일을 먼저 적어 주세요.',
  mailSent: (recipient: string) => `${recipient}에 시험 메일을 보냈어요. 받은편지함을 확인해 주세요.`,
  storageWorks: '파일을 두고, 읽고, 지웠어요.',
  storageDiffers: '읽은 파일이 둔 파일과 달라요. 저장소를 확인해 주세요.',
  savedAt: (at: Date) => `마지막 백업: ${at.toISOString().slice(0, 16).replace('T', ' ')} (UTC)`,
  failed: (cause: string) => `되지 않았어요: ${cause}`,
} as const;
