import { USUAL_RESUME_LINK_DAYS } from '@dure/contract/people/resume-stories/resume-limits';
import type { MyResume } from '@dure/contract/people/resume-stories/resume-stories.views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getMyResumeStories } from '../../api/people/resume-stories/resume-stories.reads.ts';
import {
  openResumeLink,
  saveMyResumeStories,
  showResumeGrade,
  showResumeProof,
  withdrawResumeGrade,
  withdrawResumeLink,
  withdrawResumeProof,
} from '../../api/people/resume-stories/resume-stories.writes.ts';
import type { BasisPlace } from '../../features/people/resume-stories/node-basis.ts';
import { inputOf, valuesOf, type ResumeValues } from '../../features/people/resume-stories/resume-values.ts';
import { resumeText as text } from '../../features/people/resume-stories/resume.text.ts';
import { ApiError, toTell } from '../../kernel/calls/api-error.ts';
import type { Draft } from '../../kernel/draft/use-draft.ts';
import type { FormErrors } from '../../ui/fields/Form.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { useToast } from '../../ui/overlays/toasts.ts';

const isResume = (data: unknown): data is MyResume => typeof data === 'object' && data !== null && 'stories' in data;

const servedOf = (resume: MyResume) => ({ value: valuesOf(resume), version: resume.version, savedAt: null });

/** Saves what is written, opens and closes the link, and takes consents. What another device saved first is asked about. */
export function useResumeWriting(draft: Draft<ResumeValues>) {
  const client = useQueryClient();
  const toast = useToast();
  const { alert, confirm } = useDialogs();
  const [errors, setErrors] = useState<FormErrors>();
  const [showsAll, setShowsAll] = useState(false);

  const keep = (resume: MyResume) => client.setQueryData(getMyResumeStories({}).queryKey, resume);
  const tell = (message: string) => toast({ message, tone: 'good' });
  const done = (message: string) => ({
    onSuccess: (resume: MyResume) => {
      keep(resume);
      tell(message);
    },
    onError: (error: Error) => void alert(toTell(error)),
  });

  const opening = useMutation({
    mutationFn: (days: number) => openResumeLink(client, { body: { days } }),
    ...done(text.link.changed),
  });
  const withdrawing = useMutation({
    mutationFn: () => withdrawResumeLink(client, {}),
    ...done(text.link.withdrawn),
  });
  const showing = useMutation({
    mutationFn: ({ clubSequence, quizSequence }: BasisPlace) =>
      quizSequence === null
        ? showResumeProof(client, { params: { clubSequence } })
        : showResumeGrade(client, { params: { clubSequence, quizSequence } }),
    ...done(text.proof.shown),
  });
  const hiding = useMutation({
    mutationFn: ({ clubSequence, quizSequence }: BasisPlace) =>
      quizSequence === null
        ? withdrawResumeProof(client, { params: { clubSequence } })
        : withdrawResumeGrade(client, { params: { clubSequence, quizSequence } }),
    ...done(text.proof.withdrawn),
  });

  interface Saving {
    readonly publishes: boolean;
    readonly version: number;
  }
  const saving = useMutation({
    mutationFn: async ({ version }: Saving) => {
      const input = inputOf(draft.engine.store.get().value);
      return input && saveMyResumeStories(client, { body: { ...input, version } });
    },
    onSuccess: async (saved, { publishes }) => {
      setShowsAll(saved === null);
      if (!saved) return;
      setErrors(undefined);
      keep(saved);
      draft.engine.accept(servedOf(saved));
      if (!publishes) return void tell(text.saved);
      try {
        keep(await openResumeLink(client, { body: { days: USUAL_RESUME_LINK_DAYS } }));
        tell(text.link.opened);
      } catch (error) {
        void alert(toTell(error as Error));
      }
    },
    onError: (error: Error, { publishes }) => {
      if (error instanceof ApiError && isResume(error.data)) void settle(error.data, publishes);
      else if (error instanceof ApiError && error.fields.length > 0) setErrors(error.fieldMessages);
      else void alert(toTell(error));
    },
  });
  const settle = async (theirs: MyResume, publishes: boolean) => {
    keep(theirs);
    if (await confirm({ message: text.stale, detail: text.staleDetail, action: text.overwrite }))
      saving.mutate({ publishes, version: theirs.version });
    else draft.engine.accept(servedOf(theirs));
  };
  return {
    errors,
    showsAll,
    save: (publishes: boolean) => saving.mutate({ publishes, version: draft.base.version }),
    isSaving: saving.isPending,
    open: opening.mutate,
    withdraw: () => withdrawing.mutate(),
    isLinkPending: opening.isPending || withdrawing.isPending,
    consent: (basis: BasisPlace, isShown: boolean) => (isShown ? showing : hiding).mutate(basis),
  };
}
