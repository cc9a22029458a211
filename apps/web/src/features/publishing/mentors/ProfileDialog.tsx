import { MAX_INTRODUCTION_LENGTH } from '@dure/contract/publishing/mentors/mentor-limits';
import type { MentorView } from '@dure/contract/publishing/mentors/mentors.views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getMentor } from '../../../api/publishing/mentors/mentors.reads.ts';
import { changeMyMentor } from '../../../api/publishing/mentors/mentors.writes.ts';
import { ApiError, toTell } from '../../../kernel/calls/api-error.ts';
import type { FormErrors } from '../../../ui/fields/Form.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { HoursField } from './HoursField.tsx';
import { mentorsText } from './mentors.text.ts';

const text = mentorsText.profile;

export interface ProfileDialogProps {
  readonly mentor: MentorView;
  readonly onClose: () => void;
}

/** What a mentor says of themselves, and when they have time. */
export function ProfileDialog({ mentor, onClose }: ProfileDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { alert } = useDialogs();
  const [introduction, setIntroduction] = useState(mentor.introduction);
  const [hours, setHours] = useState<readonly MentorView['hours'][number][]>(mentor.hours);
  const [errors, setErrors] = useState<FormErrors>();
  const { memberUri } = mentor;
  const saving = useMutation({
    mutationFn: () => changeMyMentor(client, { body: { introduction, hours: [...hours], version: mentor.version } }),
    onSuccess: (after) => {
      client.setQueryData(getMentor({ params: { memberUri } }).queryKey, after);
      toast({ message: text.saved, tone: 'good' });
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.fields.length > 0) setErrors(error.fieldMessages);
      else if (error instanceof ApiError && error.data !== null) void alert({ message: text.stale });
      else void alert(toTell(error));
    },
  });
  return (
    <FormDialog
      title={text.title}
      confirm={text.save}
      cancel={text.back}
      errors={errors}
      isReady={introduction.length <= MAX_INTRODUCTION_LENGTH}
      isPending={saving.isPending}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      <TextArea
        label={text.introduction}
        name="introduction"
        description={text.introductionHelp}
        limit={MAX_INTRODUCTION_LENGTH}
        value={introduction}
        onChange={setIntroduction}
      />
      <HoursField
        hours={hours}
        errors={errors ?? {}}
        onChange={(next) => {
          setErrors(undefined);
          setHours(next);
        }}
      />
    </FormDialog>
  );
}
