import { SelectionBar } from '../../ui/text/SelectionBar.tsx';
import { useMarked } from '../../ui/text/use-marked.ts';
import type { StudyPanelProps } from './study-panel.ts';
import { STUDY_PANELS } from './study-panels.ts';
import { studyText as text } from './study.text.ts';

/** Over a marked passage of the material: what the panels offer to do with it. */
export function SelectionPopover({ handOver }: Pick<StudyPanelProps, 'handOver'>) {
  const marked = useMarked('[data-material]');
  const contentSequence = Number(marked?.within.dataset['material']);
  const drawn = marked?.within.querySelector<HTMLElement>('[data-drawn]');
  if (!marked || !Number.isInteger(contentSequence)) return null;
  const passage = { contentSequence, at: drawn ? Number(drawn.dataset['drawn']) : null, text: marked.text };
  const actions = STUDY_PANELS.flatMap(({ id, passageAction }) =>
    passageAction === undefined ? [] : [{ id, label: passageAction, onPress: () => handOver(id, { passage }) }],
  );
  return actions.length > 0 && <SelectionBar label={text.marked} marked={marked} actions={actions} />;
}
