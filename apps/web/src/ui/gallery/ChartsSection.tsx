import { BarChart } from '../charts/BarChart.tsx';
import { PairChart } from '../charts/PairChart.tsx';
import { TrendChart } from '../charts/TrendChart.tsx';
import { Card } from '../layout/Card.tsx';

const scores = [0, 0, 1, 0, 2, 4, 7, 12, 9, 3];
const answers = [12, 31, 44, null, 38, 52, 47];

export function ChartsSection() {
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-2">
      <Card>
        <BarChart
          label="최종답변의 공식 점수 분포"
          summary="70점대가 12명으로 가장 많아요"
          heads={['점수', '명']}
          bars={scores.map((value, index) => ({
            label: `${index * 10}`,
            value,
            tone: index < 6 ? ('bad' as const) : ('brand' as const),
          }))}
        />
      </Card>
      <Card>
        <TrendChart
          label="주별 최종답변"
          heads={['주', '최종답변']}
          points={answers.map((value, index) => ({ label: `${index + 1}주`, value }))}
        />
      </Card>
      <Card>
        <PairChart
          label="퀴즈별 사전답변과 최종답변의 점수"
          heads={['퀴즈', '사전답변', '최종답변']}
          pairs={[
            { id: '1', label: '1주차 퀴즈 1', from: 40, to: 85 },
            { id: '2', label: '1주차 퀴즈 2', from: 70, to: 74 },
            { id: '3', label: '2주차 퀴즈 3', from: 66, to: 52 },
            { id: '4', label: '2주차 퀴즈 4', from: null, to: 91 },
            { id: '5', label: '3주차 퀴즈 5', from: 100, to: 100 },
          ]}
        />
      </Card>
      <Card>
        <BarChart label="빈 분포" heads={['점수', '명']} bars={[{ label: '0', value: 0 }]} />
      </Card>
    </div>
  );
}
