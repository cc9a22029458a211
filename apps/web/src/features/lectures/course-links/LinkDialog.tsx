import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getCourseLink } from '../../../api/lectures/course-links/course-links.reads.ts';
import { linkClubs } from '../../../api/lectures/course-links/course-links.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { courseLinksText as text } from './course-links.text.ts';

const TYPING_MS = 250;

/** Chooses the other club of a pair among those that one runs. */
export function LinkDialog({ club, onClose }: { readonly club: number; readonly onClose: () => void }) {
  const client = useQueryClient();
  const { alert } = useDialogs();
  const toast = useToast();
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const link = useQuery(getCourseLink({ params: { club }, query: { keyword } }));
  const linking = useMutation({
    mutationFn: (clubSequence: number) => linkClubs(client, { params: { club }, body: { clubSequence } }),
    onSuccess: () => {
      toast({ message: text.linkedNow, tone: 'good' });
      onClose();
    },
    onError: (error) => void alert(toTell(error)),
  });
  const candidates = link.data?.candidates ?? [];
  const isThere = candidates.some(({ clubSequence }) => String(clubSequence) === chosen);
  return (
    <Dialog
      title={text.link}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text.close}</Button>
          <Button
            variant="primary"
            isPending={linking.isPending}
            isDisabled={!isThere}
            onPress={() => linking.mutate(Number(chosen))}
          >
            {text.confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-sm text-ink-2">{text.note}</p>
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={keyword}
          onChange={setKeyword}
          delay={TYPING_MS}
        />
        <Loaded from={link} skeleton={<Waiting />}>
          {({ candidateCount }) =>
            candidates.length === 0 ? (
              <p className="text-ink-2">{keyword === '' ? text.nobody : text.nothingFound}</p>
            ) : (
              <>
                <RadioCards
                  label={text.choose}
                  options={candidates.map(({ clubSequence, clubName }) => ({
                    value: String(clubSequence),
                    label: clubName,
                  }))}
                  value={isThere ? chosen : null}
                  onChange={setChosen}
                />
                {candidateCount > candidates.length && (
                  <p className="text-sm text-ink-3">{text.more(candidateCount - candidates.length)}</p>
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}
