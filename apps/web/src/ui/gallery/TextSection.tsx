import { useState } from 'react';
import { Card } from '../layout/Card.tsx';
import { DiffText } from '../text/DiffText.tsx';
import { Highlight } from '../text/Highlight.tsx';
import { Markdown } from '../markdown/Markdown.tsx';
import { WritingField } from '../writing/WritingField.tsx';

const sample = `# 인덱스를 타지 않는 경우

**선택도(selectivity)**가 낮으면 10~20건을 읽을 때보다 \`순차 스캔\`이 빠르다. 비용은 $O(n \\log n)$이 아니라 $O(n)$이다.

$$
\\text{비용} = \\sum_{i=1}^{n} \\frac{c_i}{1 + e^{-x_i}} + \\int_0^\\infty f(x)\\,dx
$$

1. 컬럼을 함수로 감싼 경우
2. 통계가 오래된 경우
   - [x] \`ANALYZE\`를 돌렸다
   - [ ] 다시 재어 보았다

\`\`\`sql
-- 추정과 실제를 견준다
EXPLAIN (ANALYZE, BUFFERS)
SELECT member_id, count(*) FROM answers WHERE created_at >= date '2026-11-01' AND status = 'POST' GROUP BY member_id ORDER BY 2 DESC;
\`\`\`

> 측정하지 않은 것은 고치지 않는다.

| 방법 | 읽은 쪽 | 시간(ms) |
|:-----|:-----:|-----:|
| 순차 스캔 | 12,400 | 182 |
| 인덱스 스캔 | 310 | 7 |

자세한 것은 [문서](https://www.postgresql.org/docs/)에 있다. <script>는 글로 보인다.`;

export function TextSection() {
  const [text, setText] = useState(sample);
  return (
    <div className="grid gap-5 *:min-w-0 desktop:grid-cols-2">
      <Card>
        <Markdown text={sample} />
      </Card>
      <div className="flex flex-col gap-5">
        <Card className="text-prose">
          <p>
            <Highlight
              text="카디널리티가 낮은 컬럼은 손해입니다. 복합 인덱스에서 선두 컬럼 조건이 빠지면 실행계획을 explain analyze로 봅니다."
              words={['카디널리티가 낮은', '복합 인덱스', '실행 계획', 'EXPLAIN ANALYZE']}
            />
          </p>
        </Card>
        <Card>
          <DiffText
            before="인덱스가 걸린 컬럼에 함수를 쓰면 느립니다."
            after="인덱스가 걸린 컬럼에 조건의 선택도가 낮거나 선두 컬럼이 빠지면 느립니다."
          />
        </Card>
        <WritingField place="quiz" label="모범 답안" value={text} onChange={setText} limit={10000} />
      </div>
    </div>
  );
}
