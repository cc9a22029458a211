import { MAX_JSON_RESUME_BYTES } from '@dure/contract/people/resume-stories/resume-limits';
import type { ResumeClub } from '@dure/contract/people/resume-stories/resume-stories.views';
import { saveBlob } from '../../../kernel/calls/download.ts';
import { useSession, useTenant } from '../../../kernel/session.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { FileButton } from '../../../ui/files/FileButton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import type { ResumeCodes } from './resume-codes.ts';
import { resumeText } from './resume.text.ts';
import type { ResumeValues } from './resume-values.ts';

const text = resumeText.json;

export interface JsonCardProps {
  readonly values: ResumeValues;
  readonly clubs: readonly ResumeClub[];
  readonly codes: ResumeCodes;
  readonly onTake: (values: ResumeValues) => void;
}

/** Takes resume stories to other places as JSON Resume, and those of other places in; what does it is loaded with the first press. */
export function JsonCard({ values, clubs, codes, onTake }: JsonCardProps) {
  const { memberName } = useSession();
  const { tenantName } = useTenant();
  const zone = useTimeZone();
  const { alert } = useDialogs();
  const toast = useToast();
  const give = async () => {
    const { jsonOf } = await import('./json-files.ts');
    const content = jsonOf({ values, clubs, name: memberName, issuer: tenantName, zone });
    saveBlob(new Blob([content], { type: 'application/json' }), text.fileName(memberName));
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const { valuesIn } = await import('./json-files.ts');
    const taken = file.size > MAX_JSON_RESUME_BYTES ? null : valuesIn(await file.text(), values, codes, zone);
    if (!taken) return void alert({ message: text.wrong });
    onTake(taken);
    toast({ message: text.taken(taken.stories.length - values.stories.length), tone: 'good' });
  };
  return (
    <Card as="section" className="flex flex-col gap-2">
      <h2 className="text-lg font-bold">{text.title}</h2>
      <p className="text-sm text-ink-2">{text.lead}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon="download" onPress={() => void give()}>
          {text.give}
        </Button>
        <FileButton kinds={['.json']} icon="upload" onChoose={([file]) => void take(file)}>
          {text.take}
        </FileButton>
      </div>
    </Card>
  );
}
