import type { StudyMaterial } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Progress } from '../../../../ui/states/Progress.tsx';
import { contentsText } from '../contents.text.ts';
import { useMaterialsNow } from './use-materials-now.ts';

const text = contentsText.materials;

/** How far the reading of all materials has come. */
export function Preparation({ materials }: { readonly materials: readonly StudyMaterial[] }) {
  const now = useMaterialsNow(materials);
  const inState = (...states: readonly string[]) => now.filter(({ reading }) => states.includes(reading.state)).length;
  const [done, under, failed] = [inState('READ', 'NONE'), inState('WAITING', 'READING'), inState('FAILED')];
  return (
    <Card as="section" aria-label={text.preparing}>
      <h2 className="font-bold">{text.preparing}</h2>
      {now.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">{text.none}</p>
      ) : (
        <>
          {under > 0 && <p className="mt-1 text-ink-2">{text.takesTwoMinutes}</p>}
          <Progress label={text.read(now.length, done)} max={now.length} value={done} wordsHidden className="mt-3" />
          <p role="status" className="mt-1 text-sm text-ink-2 tabular-nums">
            {text.read(now.length, done)}
            {under > 0 && ` · ${text.reading(under)}`}
            {failed > 0 && (
              <>
                {' · '}
                <strong className="text-bad">{text.failed(failed)}</strong>
              </>
            )}
          </p>
          {(under > 0 || failed > 0) && (
            <p className="mt-2 text-sm text-ink-3">{under > 0 ? text.goOn : text.opensAnyway}</p>
          )}
        </>
      )}
    </Card>
  );
}
