import { useState } from 'react';
import { Avatar } from '../people/Avatar.tsx';
import { AvatarGroup } from '../people/AvatarGroup.tsx';
import { Chip } from '../buttons/Chip.tsx';
import { ChipButton } from '../buttons/ChipButton.tsx';
import { DateRangeText, DateText } from '../dates/DateText.tsx';
import { Deadline } from '../dates/Deadline.tsx';
import { JobGroupChip } from '../buttons/JobGroupChip.tsx';
import { Kbd } from '../keys/Kbd.tsx';
import { NumberText } from '../text/NumberText.tsx';
import { RelativeTime } from '../dates/RelativeTime.tsx';
import { RemovableTag } from '../buttons/RemovableTag.tsx';

const HOUR = 3_600_000;
const people = ['김민준', '이서윤', '정하은', '박준서', '최지민', 'Ada'].map((name, index) => ({
  id: `member-${index}`,
  name,
}));
const row = 'flex flex-wrap items-center gap-2';

export function ChipsSection() {
  const [now] = useState(() => Date.now());
  const [isFirst, setFirst] = useState(true);
  return (
    <div className="flex flex-col gap-5">
      <div className={row}>
        <Chip>레벨 2</Chip>
        <Chip tone="brand">최종답변</Chip>
        <Chip tone="pre">사전답변</Chip>
        <Chip tone="post">최종답변</Chip>
        <Chip tone="good" icon="check">
          선택도
        </Chip>
        <Chip tone="bad" icon="close">
          통계
        </Chip>
        {['0100', '0200', '0300', '0400', '0900'].map((code) => (
          <JobGroupChip key={code} code={code} {...(code === '0900' && { name: '그 밖' })} />
        ))}
      </div>
      <div className={row}>
        <ChipButton isSelected={isFirst} onChange={setFirst}>
          먼저 볼 답변
        </ChipButton>
        <ChipButton isSelected={false} onChange={() => setFirst(false)}>
          미채점 19
        </ChipButton>
        <ChipButton isSelected={false} onChange={setFirst} isDisabled>
          비슷한 답변 묶기
        </ChipButton>
        <RemovableTag label="모집중" onRemove={() => setFirst(true)} />
      </div>
      <div className={row}>
        <Deadline due={now + 6.2 * HOUR} />
        <Deadline due={now + 80 * HOUR} />
        <Deadline due={now - HOUR} />
        <Deadline due={now + HOUR / 4} precision="day" />
        <Deadline due={now + 24 * HOUR} precision="day" />
        <Deadline due={now + 99 * HOUR} precision="day" />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
        <DateText date="2026-11-20" />
        <DateText date="2026-11-20" look="day" />
        <DateText date={now} look="date-time" />
        <DateText date={now} look="short" />
        <DateRangeText start="2026-11-02" end="2026-12-20" />
        <DateRangeText start="2026-11-23" end="2027-01-08" />
        {[0, 0.3, 5, 50, 9000].map((hours) => (
          <RelativeTime key={hours} date={now - hours * HOUR} />
        ))}
        <NumberText value={1234567} unit="원" />
        <span>
          다음 <Kbd>J</Kbd>
        </span>
      </p>
      <div className={row}>
        {people.map((person, index) => (
          <Avatar
            key={person.id}
            name={person.name}
            isNamed
            size={(['small', 'medium', 'large', 'huge'] as const)[index % 4] ?? 'medium'}
          />
        ))}
        <Avatar
          name="사진"
          isNamed
          size="large"
          image="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Crect width='99' height='99' fill='teal'/%3E%3C/svg%3E"
        />
        <AvatarGroup people={people} total={42} />
        <AvatarGroup people={people.slice(0, 2)} />
      </div>
    </div>
  );
}
