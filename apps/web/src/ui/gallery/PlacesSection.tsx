import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Chip } from '../buttons/Chip.tsx';
import { Deadline } from '../dates/Deadline.tsx';
import { FilterBar } from '../lists/FilterBar.tsx';
import { JobGroupChip } from '../buttons/JobGroupChip.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { PageSizeSelect } from '../lists/PageSizeSelect.tsx';
import { Pagination } from '../lists/Pagination.tsx';
import { RemovableTag } from '../buttons/RemovableTag.tsx';
import { SearchField } from '../fields/SearchField.tsx';
import { TabLinks } from '../layout/TabLinks.tsx';
import { Tabs } from '../layout/Tabs.tsx';
import type { LinkParts } from '../buttons/link-parts.ts';

/** A plain link where the product has the router's. */
const anchor =
  (href: string) =>
  ({ children, ...parts }: LinkParts) => (
    <a href={href} {...parts}>
      {children}
    </a>
  );

const nothing = () => undefined;
const tabs = ['소개', '주차별 퀴즈', '내 답변', '성장', '멤버'];

export function PlacesSection() {
  const [selected, setSelected] = useState('주차별 퀴즈');
  const [size, setSize] = useState(15);
  const [due] = useState(() => Date.now() + 22_320_000);
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title="인덱스가 있는데도 조회가 느려지는 경우를 두 가지 이상 설명해 보세요."
        lead="먼저 내 생각을 쓰고, 동료의 답을 읽고, 다시 답해 보세요."
        crumbs={[
          { label: '데이터베이스 설계 실전 클럽', link: anchor('#club') },
          { label: '3주차', link: anchor('#week') },
        ]}
        actions={<Button variant="primary">참여코드로 가입</Button>}
      >
        <JobGroupChip code="0300" />
        <Chip>레벨 2</Chip>
        <Deadline due={due} />
      </PageHeader>
      <FilterBar label="거르기" summary="24개 · 최신순">
        <SearchField label="검색" value="" onChange={nothing} placeholder="클럽 이름, 리더" className="w-70" />
        <Button size="small">직군</Button>
        <Button size="small">레벨</Button>
        <Button size="small">요일</Button>
        <RemovableTag label="모집중" onRemove={nothing} />
      </FilterBar>
      <Tabs
        label="클럽"
        selected={selected}
        onSelect={setSelected}
        tabs={tabs.map((id, index) => ({ id, label: id, count: index === 1 ? 21 : undefined, content: `${id} 내용` }))}
      />
      <TabLinks
        label="대시보드"
        tabs={tabs.map((id, index) => ({
          id,
          label: id,
          isCurrent: index === 2,
          link: anchor(`#${id}`),
        }))}
      />
      {[1, 15].map((page) => (
        <Pagination
          key={page}
          label={`쪽 이동 ${page}`}
          page={page}
          pageCount={30}
          link={(to, parts) => anchor(`#page=${to}`)(parts)}
        />
      ))}
      <PageSizeSelect size={size} onChange={setSize} />
    </div>
  );
}
