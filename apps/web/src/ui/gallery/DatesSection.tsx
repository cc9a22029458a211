import { useState } from 'react';
import { DatePicker } from '../dates/DatePicker.tsx';
import { DateRangePicker, type DayRange } from '../dates/DateRangePicker.tsx';
import { DateTimePicker } from '../dates/DateTimePicker.tsx';

export function DatesSection() {
  const [day, setDay] = useState<string | null>('2026-11-20');
  const [none, setNone] = useState<string | null>(null);
  const [range, setRange] = useState<DayRange | null>({ start: '2026-11-02', end: '2026-12-20' });
  const [deadline, setDeadline] = useState<string | null>('2026-11-20T14:59:00.000Z');
  return (
    <div className="grid max-w-reading gap-5 desktop:grid-cols-2">
      <DatePicker label="공개일" value={day} onChange={setDay} isRequired />
      <DatePicker label="종료일" value={none} onChange={setNone} error="종료일은 시작일보다 늦어야 합니다." />
      <DateRangePicker
        label="운영 기간"
        value={range}
        onChange={setRange}
        className="desktop:col-span-2 desktop:max-w-90"
      />
      <DateTimePicker label="마감" value={deadline} onChange={setDeadline} description="한국 시각으로 보여 드려요." />
      <DatePicker label="신청일" value={day} onChange={setDay} isDisabled />
    </div>
  );
}
