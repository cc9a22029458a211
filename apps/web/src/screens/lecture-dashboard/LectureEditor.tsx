import type {
  AssistantForm,
  CurriculumForm,
  LectureClubChange,
} from '@dure/contract/lectures/lecture-clubs/lecture-club-form';
import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import {
  updateAssistant,
  updateCurriculum,
  updateLectureClub,
} from '../../api/lectures/lecture-clubs/lecture-clubs.writes.ts';
import {
  currentLectureIn,
  servedLecture,
  useLectureDraft,
} from '../../features/clubs/club-writing/lecture/lecture-draft.ts';
import { lectureFormText as words } from '../../features/clubs/club-writing/lecture/lecture-form.text.ts';
import {
  LECTURE_PARTS,
  lectureBody,
  lectureOf,
  partText,
  type LecturePart,
  type LectureValues,
} from '../../features/clubs/club-writing/lecture/lecture-values.ts';
import { LectureFormFrame } from '../../features/clubs/club-writing/lecture/LectureFormFrame.tsx';
import { useLectureForm } from '../../features/clubs/club-writing/lecture/use-lecture-form.ts';
import { useSubmit } from '../../features/clubs/club-writing/form/sending/use-submit.ts';
import { Preparation } from '../../features/authoring/contents/materials/Preparation.tsx';
import { useLiveContents } from '../../features/authoring/contents/use-live-contents.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePreloadOnInteraction } from '../../kernel/lazy/use-preload-on-interaction.ts';
import { useToast } from '../../ui/overlays/toasts.ts';
import { lectureMaterials, loadMaterials } from '../lecture-create/LectureMaterials.tsx';

/** What a club is called seldom changes. */
const AboutStep = lazy(() =>
  import('../../features/clubs/club-writing/lecture/AboutStep.tsx').then((module) => module.AboutStep),
);
const loadParts = () => Promise.all([loadMaterials(), AboutStep.preload()]);

const route = getRouteApi('/lecture-dashboard/$clubSequence/edit');

/** The parts that changed: a shorter period comes after the studies that leave it, a longer one before those that fill it. */
function partsToSend(values: LectureValues, base: LectureValues): LecturePart[] {
  const changed = LECTURE_PARTS.filter((part) => partText(values, part) !== partText(base, part));
  const isShorter = Date.parse(values.endAt ?? '') < Date.parse(base.endAt ?? '');
  return isShorter ? changed.toSorted((one) => (one === 'studies' ? -1 : 0)) : changed;
}

/** Changes a submitted lecture club: what differs from the server is sent, part by part. */
export function LectureEditor({ initial, isOver }: { readonly initial: LectureClubDetail; readonly isOver: boolean }) {
  useLiveContents();
  usePreloadOnInteraction(loadParts);
  const { step = 'curriculum' } = route.useSearch();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const [opened] = useState(() => lectureOf(initial));
  const draft = useLectureDraft(opened);
  const form = useLectureForm(draft);
  const params = { id: initial.clubSequence };

  const calls = {
    fields: (body: LectureClubChange) => updateLectureClub(client, { params, body }),
    studies: (body: CurriculumForm) => updateCurriculum(client, { params, body, files: {} }),
    assistant: (body: AssistantForm) => updateAssistant(client, { params, body }),
  };
  const send = async (values: LectureValues, base: LectureValues) => {
    let last: LectureClubDetail | undefined;
    for (const part of partsToSend(values, base)) {
      const { studies, assistant, ...fields } = lectureBody(values);
      const version = last?.version ?? values.version;
      // It has been checked, and the server checks it again: what may be null in a draft is not when this is sent.
      if (part === 'fields') last = await calls.fields({ ...fields, version } as LectureClubChange);
      else if (part === 'studies') last = await calls.studies({ version, studies } as unknown as CurriculumForm);
      else last = await calls.assistant({ version, ...assistant });
    }
    return last;
  };
  const sending = useSubmit({
    draft,
    form,
    currentIn: currentLectureIn,
    served: servedLecture,
    send,
    question: words.updateAsk,
    onDone: () => toast({ message: words.updated, tone: 'good' }),
  });
  return (
    <div inert={isOver}>
      <LectureFormFrame
        draft={draft}
        form={form}
        step={step}
        onStep={(next) => void navigate({ search: { step: next } })}
        about={<AboutStep />}
        materials={lectureMaterials}
        preparation={<Preparation materials={draft.value.studies.flatMap(({ materials }) => materials)} />}
        submit={{ label: words.update, isSending: sending.isSending, send: sending.submit }}
        goTo={sending.goTo}
      />
    </div>
  );
}
