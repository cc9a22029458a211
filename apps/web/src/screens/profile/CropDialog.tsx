import { PROFILE_IMAGE_SIDE } from '@dure/contract/tenancy/accounts/profile-image';
import { useRef, useState, type PointerEvent } from 'react';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { MAX_ZOOM, moved, squareOf, WHOLE } from './crop.ts';

const text = accountsText.profile;
/** How far one press of an arrow moves, in parts of the square. */
const STEP = 0.05;
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

export interface CropDialogProps {
  readonly picture: ImageBitmap;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onDone: (square: Blob) => void;
}

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, crop: typeof WHOLE): void {
  const { left, top, side } = squareOf(picture, crop);
  canvas?.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** Which part of a picture stands for a person: moved with the finger, the pointer or the arrows. */
export function CropDialog({ picture, isBusy, onClose, onDone }: CropDialogProps) {
  const [crop, setCrop] = useState(WHOLE);
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  const move = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (!from.current) return;
    const { width } = currentTarget.getBoundingClientRect();
    const [right, down] = [(clientX - from.current.x) / width, (clientY - from.current.y) / width];
    from.current = { x: clientX, y: clientY };
    setCrop((old) => moved(picture, old, right, down));
  };
  return (
    <Dialog
      title={text.cropTitle}
      isOpen
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            isPending={isBusy}
            onPress={() => canvas.current?.toBlob((blob) => blob && onDone(blob), 'image/jpeg', 0.92)}
          >
            {text.use}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-4">
        <canvas
          ref={(element) => {
            canvas.current = element;
            draw(element, picture, crop);
          }}
          width={PROFILE_IMAGE_SIDE}
          height={PROFILE_IMAGE_SIDE}
          role="img"
          aria-label={text.cropLabel}
          tabIndex={0}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={move}
          onPointerUp={() => {
            from.current = undefined;
          }}
          onKeyDown={(event) => {
            const way = ARROWS[event.key];
            if (!way) return;
            event.preventDefault();
            setCrop((old) => moved(picture, old, ...way));
          }}
          className="size-64 cursor-move touch-none rounded-full border border-line-strong"
        />
        <label className="flex w-full items-center gap-3 text-sm font-semibold text-ink-2">
          {text.zoom}
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => setCrop({ ...crop, zoom: Number(event.target.value) })}
            className="h-11 min-w-0 flex-1 accent-brand"
          />
        </label>
        <p className="text-center text-sm text-ink-3">{text.cropHint}</p>
      </div>
    </Dialog>
  );
}
