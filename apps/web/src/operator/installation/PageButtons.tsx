import { Button } from '../../ui/buttons/Button.tsx';
import { installationText } from './installation.text.ts';

const text = installationText.tenants;

export interface PageButtonsProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onChange: (page: number) => void;
}

/** Back and on; nothing where there is one page. */
export function PageButtons({ page, pageCount, onChange }: PageButtonsProps) {
  if (pageCount <= 1) return null;
  return (
    <div className="flex items-center justify-center gap-3">
      <Button size="small" onPress={() => onChange(page - 1)} isDisabled={page <= 1}>
        {text.previous}
      </Button>
      <span className="tabular-nums">{text.pages(page, pageCount)}</span>
      <Button size="small" onPress={() => onChange(page + 1)} isDisabled={page >= pageCount}>
        {text.next}
      </Button>
    </div>
  );
}
