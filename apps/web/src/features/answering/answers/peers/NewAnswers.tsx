import { Button } from '../../../../ui/buttons/Button.tsx';
import { peersText } from './peers.text.ts';

/** Says in passing that there are more answers; they come when they are asked for. */
export function NewAnswers({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  return (
    <div role="status" className="px-4 empty:hidden desktop:px-5">
      {count > 0 && (
        <Button size="small" icon="refresh" onPress={onShow} className="mt-2 w-full">
          {peersText.peers.fresh(count)}
        </Button>
      )}
    </div>
  );
}
