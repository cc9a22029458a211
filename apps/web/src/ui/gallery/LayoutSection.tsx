import { useState } from 'react';
import { BottomDock } from '../layout/BottomDock.tsx';
import { Button } from '../buttons/Button.tsx';
import { Drawer } from '../overlays/Drawer.tsx';
import { Kbd } from '../keys/Kbd.tsx';
import { DEFAULT_PANE_WIDTHS, Panes } from '../layout/Panes.tsx';
import { ScoreTiles } from '../layout/ScoreTiles.tsx';
import { ShortcutList } from '../keys/ShortcutList.tsx';
import { StatGrid } from '../layout/StatGrid.tsx';

const groups = [
  {
    title: '채점',
    shortcuts: [
      { keys: ['J', '↓'], label: '다음 답변' },
      { keys: ['1', '6'], label: '빠른 점수' },
      { keys: ['⏎'], label: '저장하고 다음' },
    ],
  },
];

export function LayoutSection() {
  const [open, setOpen] = useState<'drawer' | 'shortcuts'>();
  const [widths, setWidths] = useState(DEFAULT_PANE_WIDTHS);
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-col gap-6">
      <StatGrid
        stats={[
          { label: '살펴볼 답변', value: '19', note: '이번 주 마감 12' },
          { label: '가입 신청', value: '3' },
          { label: '참여율', value: '87%', note: '지난주 82%' },
          { label: '평균 점수', value: '78.4' },
        ]}
      />
      <div className="flex gap-2">
        <Button onPress={() => setOpen('drawer')}>서랍 열기</Button>
        <Button onPress={() => setOpen('shortcuts')}>
          단축키 <Kbd>?</Kbd>
        </Button>
        <Button variant="primary">
          저장하고 다음 <Kbd>⏎</Kbd>
        </Button>
      </div>
      <Drawer
        title="메뉴"
        isOpen={open === 'drawer'}
        onClose={close}
        footer={
          <Button onPress={close} className="w-full">
            로그아웃
          </Button>
        }
      >
        <a href="#home">홈</a>
      </Drawer>
      <ShortcutList groups={groups} isOpen={open === 'shortcuts'} onClose={close} />
      <Panes
        className="h-100 overflow-hidden rounded-card border border-line"
        widths={widths}
        onResize={setWidths}
        panes={{
          start: { label: '답변 목록', content: <p className="p-4">3주차 · Q7</p> },
          middle: { label: '답변', content: <p className="p-6">카디널리티가 낮은 컬럼은 손해입니다.</p> },
          end: {
            label: '채점',
            content: (
              <ScoreTiles
                className="p-5"
                scores={[
                  { label: '강사', score: null },
                  { label: 'AI', score: 82, mark: '공식' },
                  { label: '자기', score: 44 },
                ]}
              />
            ),
          },
        }}
      />
      <BottomDock>
        <Button variant="ghost" icon="paperclip">
          파일 첨부
        </Button>
        <span className="flex-1" />
        <Button>임시저장</Button>
        <Button variant="primary">최종답변 제출</Button>
      </BottomDock>
    </div>
  );
}
