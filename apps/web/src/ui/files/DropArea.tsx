import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';

export interface DropAreaProps {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly isDisabled: boolean;
  readonly children: ReactNode;
  /** `data-drop-target` while files are held over it. */
  readonly className: string;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Where files are dropped, or pasted while the focus is in it. Whoever cannot drag presses the button that stands in it. */
export function DropArea({ label, onFiles, isDisabled, children, className }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer) => {
    const files = [...transfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    if (!isDisabled) onFiles(files);
  };
  const drag = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    // Without this the browser would open the file in the place of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
    setOver(!isDisabled);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button in it does the same for everybody
    <div
      role="group"
      aria-label={label}
      data-drop-target={isOver || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        take(event, event.dataTransfer);
      }}
      onPaste={(event) => take(event, event.clipboardData)}
      className={className}
    >
      {children}
    </div>
  );
}
