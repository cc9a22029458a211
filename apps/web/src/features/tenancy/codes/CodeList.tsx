import type { CodeKind } from '@dure/contract/tenancy/codes/code-kinds';
import type { ManagedCode } from '@dure/contract/tenancy/codes/codes.endpoints';
import { Icon } from '../../../ui/Icon.tsx';
import { RouterButtonLink } from '../../../ui/buttons/RouterButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { SortableList } from '../../../ui/lists/SortableList.tsx';
import { AddCode } from './AddCode.tsx';
import { CodeRow } from './CodeRow.tsx';
import { codesText as text } from './codes.text.ts';
import type { Codes } from './use-codes.ts';

export interface CodeListProps {
  readonly title: string;
  readonly kind: CodeKind;
  readonly parentCode: string | null;
  /** In order, retired ones last. */
  readonly list: readonly ManagedCode[];
  readonly codes: Codes;
  readonly selected?: string | undefined;
  readonly onSelect?: (code: string) => void;
  readonly onShowUses: (one: ManagedCode) => void;
  /** Codes that are ticked to be merged; left out where nothing is merged. */
  readonly ticked?: ReadonlySet<string> | undefined;
  readonly onTick?: (code: string, isOn: boolean) => void;
}

/** One ordered list of codes, with the way to one more. */
export function CodeList({
  title,
  kind,
  parentCode,
  list,
  codes,
  selected,
  onSelect,
  onShowUses,
  ticked,
  onTick,
}: CodeListProps) {
  return (
    <Card
      as="section"
      aria-labelledby={`codes-${kind}`}
      isPadded={false}
      className="flex min-w-0 flex-col overflow-hidden"
    >
      <div className="flex min-h-11 items-center justify-between gap-2 border-b border-line px-4">
        <h2 id={`codes-${kind}`} className="min-w-0 truncate font-bold">
          {title}
        </h2>
        <RouterButtonLink
          to="/system/admin/organisation"
          variant="ghost"
          size="small"
          aria-label={text.toNames}
          className="mr-auto px-2"
        >
          <Icon name="edit" size={15} />
        </RouterButtonLink>
        <span className="flex-none text-sm text-ink-3">{text.used}</span>
      </div>
      {list.length === 0 ? (
        <p className="border-b border-line px-4 py-3 text-ink-3">{text.none}</p>
      ) : (
        <SortableList label={title} onMove={(from, to) => void codes.move(list[from]!, () => to)}>
          {list.map((one, index) => (
            <CodeRow
              key={one.code}
              {...{ one, index, codes }}
              count={list.length}
              isSelected={one.code === selected}
              onSelect={onSelect && (() => onSelect(one.code))}
              onMove={(step) => void codes.move(one, (from) => from + step)}
              onShowUses={() => onShowUses(one)}
              tick={ticked && onTick && { isOn: ticked.has(one.code), onChange: (isOn) => onTick(one.code, isOn) }}
            />
          ))}
        </SortableList>
      )}
      <AddCode {...{ kind }} isPending={codes.isPending} onAdd={(name) => codes.add(kind, parentCode, name)} />
    </Card>
  );
}
