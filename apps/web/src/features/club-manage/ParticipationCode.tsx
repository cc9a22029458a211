import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useToast } from '../../ui/toasts.ts';
import { clubManageText } from './club-manage.text.ts';

const text = clubManageText.code;

export interface ParticipationCodeProps {
  readonly code: string;
  /** The address that opens joining with the code filled in. */
  readonly link: string;
}

/** The club's code to read out, and both ways to hand it on. */
export function ParticipationCode({ code, link }: ParticipationCodeProps) {
  const toast = useToast();
  const copy = (value: string) =>
    void navigator.clipboard.writeText(value).then(
      () => toast({ message: text.copied, tone: 'good' }),
      () => toast({ message: text.failed, tone: 'bad' }),
    );
  return (
    <Card as="section" aria-labelledby="participation-code" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 id="participation-code" className="text-sm font-semibold text-ink-2">
        {text.title}
      </h2>
      {code === '' ? (
        <p className="text-ink-3">{text.none}</p>
      ) : (
        <>
          <p className="font-mono text-lg font-bold tracking-wider select-all">{code}</p>
          <div className="flex flex-wrap gap-2 desktop:ml-auto">
            <Button size="small" icon="copy" onPress={() => copy(code)}>
              {text.copy}
            </Button>
            <Button size="small" icon="link" onPress={() => copy(link)}>
              {text.copyLink}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
