import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { icons, type IconName } from '../icons.ts';
import { Menu } from '../overlays/Menu.tsx';
import { Stepper } from '../states/Stepper.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger', 'chosen'] as const;
const nothing = () => undefined;

export function ButtonsSection() {
  const [step, setStep] = useState(2);
  return (
    <div className="flex flex-col gap-6">
      {(['medium', 'small'] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-2">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              최종답변 제출
            </Button>
          ))}
          <Button size={size} icon="paperclip">
            파일 첨부
          </Button>
          <Button variant="primary" size={size} isPending>
            저장
          </Button>
          <Button variant="primary" size={size} isDisabled>
            저장
          </Button>
          <ButtonLink href="#top" size={size}>
            이어서 쓰기
          </ButtonLink>
          <IconButton label="알림" icon="bell" size={size} />
          <IconButton label="즐겨찾기" icon="heart" filled size={size} tone="bad" />
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Menu
          label="답변 메뉴"
          trigger={(opens) => <IconButton {...opens} label="더 보기" icon="more" />}
          items={[
            { id: 'edit', label: '수정', icon: 'edit', onAction: nothing },
            { id: 'copy', label: '링크 복사', icon: 'link', onAction: nothing, isDisabled: true },
            { id: 'delete', label: '삭제', icon: 'trash', danger: true, onAction: nothing },
          ]}
        />
      </div>
      <Stepper steps={['기본 정보', '일정', '퀴즈', '검토']} current={step} onGoBack={setStep} />
      <ul className="flex flex-wrap gap-3 text-ink-2">
        {(Object.keys(icons) as IconName[]).map((name) => (
          <li key={name} title={name}>
            <Icon name={name} size={22} />
          </li>
        ))}
      </ul>
    </div>
  );
}
