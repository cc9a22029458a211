import { MENTOR_TYPES, type MentorType } from '@dure/contract/publishing/mentors/mentor-codes';
import { MENTOR_TYPE_LABELS } from '@dure/contract/publishing/mentors/mentor-labels.text';
import type { ManagedMentor } from '@dure/contract/publishing/mentors/mentors.views';
import type { CodeItem } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { nameMentor } from '../../../api/publishing/mentors/mentors.writes.ts';
import { ApiError, toTell } from '../../../kernel/calls/api-error.ts';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { mentorsText } from './mentors.text.ts';
import { TeacherField, type Teacher } from './TeacherField.tsx';

const text = mentorsText.managed;
const types = MENTOR_TYPES.map((value) => ({ value, label: MENTOR_TYPE_LABELS[value] }));

export interface OfferedCodes {
  readonly jobGroups: readonly CodeItem[];
  readonly jobLevels: readonly CodeItem[];
}
const optionsOf = (codes: readonly CodeItem[], kept: CodeItem | undefined) =>
  (kept && !codes.some(({ code }) => code === kept.code) ? [kept, ...codes] : codes).map(({ code, name }) => ({
    value: code,
    label: name,
  }));

export interface NameMentorDialogProps {
  /** Undefined: somebody new. */
  readonly mentor: ManagedMentor | undefined;
  readonly codes: OfferedCodes;
  readonly onClose: () => void;
}

/** Makes somebody a mentor, or changes what they are as one. */
export function NameMentorDialog({ mentor, codes, onClose }: NameMentorDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { alert } = useDialogs();
  const [teacher, setTeacher] = useState<Teacher | undefined>(
    mentor && { memberUUID: mentor.memberUri, nickname: mentor.nickname, profileImageUrl: mentor.profileImageUrl },
  );
  const groups = optionsOf(codes.jobGroups, mentor && { code: mentor.jobGroup, name: mentor.jobGroupName });
  const levels = optionsOf(codes.jobLevels, mentor && { code: mentor.level, name: mentor.levelName });
  const [named, setNamed] = useState({
    type: mentor?.type ?? MENTOR_TYPES[0],
    authenticatedYn: mentor?.authenticatedYn ?? false,
    jobGroup: mentor?.jobGroup ?? groups[0]?.value ?? '',
    level: mentor?.level ?? levels[0]?.value ?? '',
  });
  const change = (part: Partial<typeof named>) => setNamed({ ...named, ...part });
  const saving = useMutation({
    mutationFn: (memberUri: string) =>
      nameMentor(client, { params: { memberUri }, body: { ...named, version: mentor?.version ?? 0 } }),
    onSuccess: () => {
      toast({ message: mentor ? text.changed : text.named, tone: 'good' });
      onClose();
    },
    onError: (error) => {
      const [fault] = error instanceof ApiError ? error.fields : [];
      if (fault) void alert({ message: fault.message });
      else if (error instanceof ApiError && error.data !== null) void alert({ message: text.stale });
      else void alert(toTell(error));
    },
  });
  return (
    <FormDialog
      title={mentor ? text.dialogChange(mentor.nickname) : text.dialogNew}
      confirm={text.save}
      cancel={text.back}
      isReady={teacher !== undefined && named.jobGroup !== '' && named.level !== ''}
      isPending={saving.isPending}
      onSubmit={() => teacher && saving.mutate(teacher.memberUUID)}
      onClose={onClose}
    >
      {!mentor && <TeacherField teacher={teacher} onChange={setTeacher} />}
      <Select label={text.type} options={types} value={named.type} onChange={(type: MentorType) => change({ type })} />
      <Checkbox isSelected={named.authenticatedYn} onChange={(authenticatedYn) => change({ authenticatedYn })}>
        {text.certified}
      </Checkbox>
      <Select
        label={text.jobGroup}
        options={groups}
        value={named.jobGroup}
        onChange={(jobGroup) => change({ jobGroup })}
      />
      <Select label={text.level} options={levels} value={named.level} onChange={(level) => change({ level })} />
    </FormDialog>
  );
}
