import { Card } from '../../../ui/layout/Card.tsx';
import { aiSettingsText } from './ai-settings.text.ts';
import { number } from '../../../ui/text/number-format.ts';

const text = aiSettingsText.uses;
const cell = 'h-10 px-2.5 py-1 first:pl-4 last:pr-4 desktop:first:pl-5 desktop:last:pr-5';
const amount = `${cell} text-right whitespace-nowrap`;

export interface Use {
  readonly id: string;
  readonly name: string;
  readonly calls: number;
  readonly cost: number;
}

export interface UseTableProps {
  readonly title: string;
  readonly head: string;
  readonly uses: readonly Use[];
  /** Of all uses, also those that are not shown. */
  readonly total: number;
}

/** What was spent on what, the most first, each with its share. */
export function UseTable({ title, head, uses, total }: UseTableProps) {
  return (
    <Card as="section" isPadded={false} aria-label={title} className="overflow-hidden">
      <h2 className="px-4 pt-4 pb-1.5 text-lg font-bold desktop:px-5">{title}</h2>
      {uses.length === 0 ? (
        <p className="px-4 pb-5 text-ink-2 desktop:px-5">{text.empty}</p>
      ) : (
        <table className="w-full border-collapse tabular-nums">
          <thead>
            <tr className="text-sm text-ink-2">
              <th className={`${cell} text-left font-semibold`}>{head}</th>
              <th className={`${amount} font-semibold`}>{text.calls}</th>
              <th className={`${amount} font-semibold`}>{text.won}</th>
              <th className={`${cell} w-24`}>
                <span className="sr-only">{text.share}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {uses.map(({ id, name, calls, cost }) => {
              const percent = total === 0 ? 0 : Math.round((100 * cost) / total);
              return (
                <tr key={id} className="border-t border-line">
                  <th scope="row" className={`${cell} text-left font-semibold wrap-anywhere`}>
                    {name}
                  </th>
                  <td className={amount}>{number.format(calls)}</td>
                  <td className={amount}>{number.format(cost)}</td>
                  <td className={cell}>
                    <span
                      role="img"
                      aria-label={text.percent(percent)}
                      className="block h-1.5 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset"
                    >
                      <span className="block h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Card>
  );
}
