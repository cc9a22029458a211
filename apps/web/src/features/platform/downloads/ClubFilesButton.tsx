import { Button } from '../../../ui/buttons/Button.tsx';
import { answerFilesText as words } from './answer-files.text.ts';
import { useAllFiles } from './use-all-files.ts';

/** All files of a club's answers as one archive, for its admins. */
export function ClubFilesButton({ club }: { readonly club: number }) {
  const { save, isAsking } = useAllFiles({ club });
  return (
    <Button icon="download" isPending={isAsking} onPress={() => void save()}>
      {words.ofClub}
    </Button>
  );
}
