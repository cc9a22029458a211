import { VersionChoice } from '../../../../../ui/drafts/VersionChoice.tsx';
import type { ClubDraft } from './club-draft.ts';
import { differingFields } from './club-difference.ts';
import type { ClubValues } from '../club-values.ts';
import { nameOf } from '../field-names.ts';
import { saveText } from './save.text.ts';

const text = saveText.conflict;

/** A value short enough to be recognised; what needs more room is named only. */
function brief(values: ClubValues, field: keyof ClubValues): string | undefined {
  if (field === 'quizzes') return text.quizzes(values.quizzes.length);
  if (field !== 'clubName' && field !== 'description') return undefined;
  return values[field] === '' ? text.none : values[field];
}

interface DifferencesProps {
  readonly mine: ClubValues;
  readonly theirs: ClubValues;
}

function Differences({ mine, theirs }: DifferencesProps) {
  return (
    <ul className="mt-1.5 flex flex-col gap-2">
      {differingFields(mine, theirs).map((field) => (
        <li key={field} className="rounded-control bg-sunken px-3 py-2">
          <span className="font-semibold">{nameOf(field)}</span>
          {brief(mine, field) !== undefined && (
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
              <dt className="text-ink-3">{text.mineShort}</dt>
              <dd className="line-clamp-2">{brief(mine, field)}</dd>
              <dt className="text-ink-3">{text.theirsShort}</dt>
              <dd className="line-clamp-2">{brief(theirs, field)}</dd>
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Somebody else changed the club: what differs, and which version to go on with. */
export function ConflictDialog({ draft: { theirs, value, engine } }: { readonly draft: ClubDraft }) {
  return (
    <VersionChoice theirs={theirs} onChoose={(version) => engine.choose(version)} text={text}>
      <h3 className="mt-4 text-sm font-semibold text-ink-2">{text.differs}</h3>
      {theirs && <Differences mine={value} theirs={theirs.value} />}
    </VersionChoice>
  );
}
