import { Button } from '../../../../ui/buttons/Button.tsx';
import { playgroundText as text } from './playground.text.ts';

/** The last row of a list that goes on. */
export const MoreRow = ({ onPress }: { readonly onPress: () => void }) => (
  <div className="border-t border-line p-2">
    <Button size="small" variant="ghost" onPress={onPress}>
      {text.more}
    </Button>
  </div>
);
