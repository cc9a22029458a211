import { CLUB_STATUS_LABELS } from '@dure/contract/clubs/clubs/club-status';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { PeriodField } from '../../../../ui/dates/period/PeriodField.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { Select } from '../../../../ui/fields/Select.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { ALL, daysOf, statusOf, type ApprovalFilter } from './approval-filter.ts';
import { clubApprovalText } from './club-approval.text.ts';

const text = clubApprovalText.filter;
const statuses = [
  { value: ALL, label: text.allStatuses },
  ...Object.entries(CLUB_STATUS_LABELS).map(([value, label]) => ({ value, label })),
];
const types = [
  { value: ALL, label: text.allTypes },
  ...Object.entries(text.types).map(([value, label]) => ({ value, label })),
];

export interface FilterPanelProps {
  readonly filter: ApprovalFilter;
  readonly onSearch: (filter: ApprovalFilter) => void;
}

/** Conditions to fill in; nothing is asked until the button is pressed. */
export function FilterPanel({ filter, onSearch }: FilterPanelProps) {
  const [status, setStatus] = useState(statusOf(filter));
  const [type, setType] = useState(filter.type ?? ALL);
  const [keyword, setKeyword] = useState(filter.keyword ?? '');
  const [days, setDays] = useState(daysOf(filter));
  const search = () =>
    onSearch({
      status,
      ...(type !== ALL && { type }),
      ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
      ...(days && { from: days.start, to: days.end }),
    });
  return (
    <Card as="section" aria-label={text.label}>
      <Form onSubmit={search} aria-label={text.label} className="desktop:flex-row desktop:flex-wrap desktop:items-end">
        <Select label={text.status} options={statuses} value={status} onChange={setStatus} className="desktop:w-44" />
        <Select label={text.type} options={types} value={type} onChange={setType} className="desktop:w-36" />
        <TextField
          label={text.keyword}
          value={keyword}
          onChange={setKeyword}
          className="desktop:min-w-48 desktop:flex-1"
        />
        <PeriodField label={text.period} value={days} onChange={setDays} className="desktop:w-76" />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" icon="search">
            {text.search}
          </Button>
          <Button variant="ghost" onPress={() => onSearch({})}>
            {text.reset}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
