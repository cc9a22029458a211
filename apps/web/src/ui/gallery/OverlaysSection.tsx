import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useDialogs } from '../overlays/dialogs.ts';
import { FileDrop } from '../files/FileDrop.tsx';
import type { FileItem } from '../files/FileRow.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useToast } from '../overlays/toasts.ts';
import { Tooltip } from '../overlays/Tooltip.tsx';

const rules = { kinds: ['.pdf', '.png', '.zip'], maxSize: 20 * 1024 ** 2, maxCount: 5 };
const start: FileItem[] = [
  { id: '1', name: '실행계획 분석.pdf', size: 1_482_113 },
  { id: '2', name: '인덱스 비교.png', size: 88_120, progress: 0.62 },
  { id: '3', name: '자료.zip', size: 4_800_000, error: '올리지 못했어요. 다시 시도해 주세요.' },
];

export function OverlaysSection() {
  const dialogs = useDialogs();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [files, setFiles] = useState(start);
  const login = { message: '로그인 후 댓글을 입력할 수 있습니다.', action: '로그인' };
  const danger = {
    message: '퀴즈를 삭제할까요?',
    detail: '쓴 답변 12개도 함께 삭제됩니다.',
    action: '삭제',
    danger: true,
  };
  return (
    <div className="flex max-w-reading flex-col gap-5">
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => setIsOpen(true)}>창 열기</Button>
        <Button onPress={() => void dialogs.alert(login)}>알림 창</Button>
        <Button
          onPress={() =>
            void dialogs.confirm(danger).then((yes) => toast({ message: yes ? '삭제했어요.' : '그대로 두었어요.' }))
          }
        >
          확인 창
        </Button>
        <Button
          onPress={() =>
            toast({ message: '임시저장했어요.', tone: 'good', action: { label: '되돌리기', onPress: () => undefined } })
          }
        >
          지나가는 알림
        </Button>
        <Button onPress={() => toast({ message: '저장하지 못했어요. 쓴 글은 이 기기에 남아 있어요.', tone: 'bad' })}>
          나쁜 알림
        </Button>
        <Tooltip text="인증 멘토입니다." className="px-2 text-sm">
          인증
        </Tooltip>
      </div>
      <FileDrop
        label="첨부 파일"
        files={files}
        rules={rules}
        onAdd={(added) => setFiles([...files, ...added.map(({ name, size }) => ({ id: name, name, size }))])}
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      />
      <Dialog
        title="참여코드로 가입"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        size="small"
        actions={
          <>
            <Button onPress={() => setIsOpen(false)}>취소</Button>
            <Button variant="primary">가입</Button>
          </>
        }
      >
        <TextField label="참여코드" autoFocus placeholder="6자리 코드" />
      </Dialog>
    </div>
  );
}
