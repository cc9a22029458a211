import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import type { MenuAction } from '../../../../ui/overlays/MenuItems.tsx';
import { memberAccessText } from './member-access.text.ts';
import type { Walk } from './use-walk.ts';

const text = memberAccessText.walk;

export interface SheetActionsProps {
  readonly walk: Walk;
  /** The rarer acts. */
  readonly acts: readonly MenuAction[];
}

/** In the head of a sheet: the neighbours in the list, and what is done rarely. */
export function SheetActions({ walk: { previous, next, onGo }, acts }: SheetActionsProps) {
  return (
    <>
      <IconButton
        icon="chevronUp"
        label={text.previous}
        isDisabled={previous === undefined}
        onPress={() => previous !== undefined && onGo(previous)}
      />
      <IconButton
        icon="chevronDown"
        label={text.next}
        isDisabled={next === undefined}
        onPress={() => next !== undefined && onGo(next)}
      />
      {acts.length > 0 && (
        <Menu
          label={text.more}
          items={acts}
          trigger={(opens) => <IconButton icon="more" label={text.more} {...opens} />}
        />
      )}
    </>
  );
}
