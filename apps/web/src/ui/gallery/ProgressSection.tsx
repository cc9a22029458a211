import { Button } from '../buttons/Button.tsx';
import { Card } from '../layout/Card.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { Progress } from '../states/Progress.tsx';
import { ProgressSteps } from '../states/ProgressSteps.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../states/Skeleton.tsx';
import { Waiting } from '../states/Waiting.tsx';

const nothing = () => undefined;

export function ProgressSection() {
  return (
    <div className="flex flex-col gap-6">
      <ProgressSteps
        steps={[
          { label: '사전답변', state: 'done' },
          { label: '콘텐츠', state: 'done', note: '읽음' },
          { label: '최종답변', state: 'now', note: '쓰는 중' },
          { label: '채점·피드백', state: 'todo' },
        ]}
      />
      <div className="grid gap-5 desktop:grid-cols-3">
        <Progress label="채점" value={23} max={42} valueText="23 / 42" />
        <Progress label="내 진행" value={62} />
        <Progress label="올리는 중" />
      </div>
      <div className="grid gap-4 desktop:grid-cols-2">
        <Card>
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton shape="block" className="h-28" />
            <div className="flex items-center gap-3">
              <Skeleton shape="circle" className="size-8" />
              <Skeleton className="w-32" />
            </div>
            <SkeletonText />
          </SkeletonGroup>
        </Card>
        <Card>
          <Waiting />
        </Card>
        <Card>
          <EmptyState icon="comment" action={<Button variant="primary">첫 답변 쓰기</Button>}>
            아직 답변이 없어요. 먼저 내 생각을 써 보세요.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState title="답변을 불러오지 못했어요" kept="쓰던 글은 이 기기에 저장되어 있어요." onRetry={nothing}>
            서버에 연결할 수 없어요. 잠시 뒤에 다시 시도해 주세요.
          </ErrorState>
        </Card>
      </div>
    </div>
  );
}
