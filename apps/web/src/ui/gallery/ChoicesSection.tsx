import { useState } from 'react';
import { Checkbox } from '../fields/Checkbox.tsx';
import { RadioCards } from '../fields/RadioCards.tsx';
import { RadioGroup } from '../fields/RadioGroup.tsx';
import { Switch } from '../fields/Switch.tsx';
import { ToggleChips } from '../buttons/ToggleChips.tsx';

const days = ['월', '화', '수', '목', '금', '토', '일'].map((label, index) => ({ value: String(index), label }));
const levels = ['1', '2', '3', '4'].map((value) => ({ value, label: `레벨 ${value}` }));
const grading = [
  { value: 'teacher', label: '강사 채점', description: '강사가 답변마다 점수와 피드백을 줍니다.' },
  { value: 'ai', label: 'AI 채점', description: 'AI가 먼저 채점하고 강사가 확인합니다.' },
  { value: 'self', label: '자기 채점', description: '모범 답안을 보고 스스로 점수를 매깁니다.', isDisabled: true },
];

export function ChoicesSection() {
  const [chosenDays, setDays] = useState(['0', '2', '4']);
  const [isAgreed, setAgreed] = useState(true);
  const [level, setLevel] = useState<string | null>('2');
  const [way, setWay] = useState<string | null>('ai');
  const [isTold, setTold] = useState(true);
  return (
    <div className="flex max-w-reading flex-col gap-5">
      <ToggleChips label="요일" options={days} value={chosenDays} onChange={setDays} />
      <ToggleChips label="요일 하나 이상" options={days} value={[]} onChange={setDays} error="요일을 선택해 주세요." />
      <RadioGroup label="레벨 하나" options={levels} value={level} onChange={setLevel} />
      <RadioCards label="채점 방식" options={grading} value={way} onChange={setWay} />
      <div>
        <Checkbox isSelected={isAgreed} onChange={setAgreed}>
          이용약관에 동의합니다
        </Checkbox>
        <Checkbox
          isSelected={false}
          isIndeterminate
          onChange={setAgreed}
          description="필수 항목 3개 가운데 1개를 선택했어요."
        >
          모두 동의합니다
        </Checkbox>
        <Checkbox isDisabled isSelected onChange={setAgreed}>
          만 14세 이상입니다
        </Checkbox>
      </div>
      <div className="max-w-100">
        <Switch isSelected={isTold} onChange={setTold} description="마감 하루 전에 알려 드려요.">
          마감 알림
        </Switch>
        <Switch isSelected={!isTold} onChange={() => setTold(!isTold)}>
          댓글 알림
        </Switch>
        <Switch isSelected={false} onChange={setTold} isDisabled>
          원픽 알림
        </Switch>
      </div>
    </div>
  );
}
