import type { ResumeInput } from '@dure/contract/people/resume-stories/resume-form';
import { periodOf, typedPeriod, type TypedPeriod } from '@dure/contract/people/resume-stories/resume-period';
import type { MyResume } from '@dure/contract/people/resume-stories/resume-stories.views';
import type { DraftArea } from '../../../kernel/draft/draft.ts';

/** A step while it is written. */
export interface NodeValues {
  /** Of this page alone. */
  readonly id: string;
  readonly level: string;
  readonly description: string;
  readonly jobGroup: string;
  readonly clubSequence: number | null;
  readonly quizSequence: number | null;
}

/** A story while it is written: its dates as they are typed. */
export interface StoryValues extends TypedPeriod {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly nodes: readonly NodeValues[];
}

export interface ResumeValues {
  readonly headline: string;
  readonly stories: readonly StoryValues[];
}

const newId = () => crypto.randomUUID();

export const blankStory = (): StoryValues => ({
  id: newId(),
  title: '',
  description: '',
  startedAtYear: '',
  startedAtMonth: '',
  finishedAtYear: '',
  finishedAtMonth: '',
  nodes: [],
});

export const newNode = (node: Omit<NodeValues, 'id'>): NodeValues => ({ id: newId(), ...node });

export const valuesOf = ({ headline, stories }: Pick<MyResume, 'headline' | 'stories'>): ResumeValues => ({
  headline,
  stories: stories.map(({ nodes, title, description, ...period }, index) => ({
    id: `story ${index}`,
    title,
    description,
    ...typedPeriod(period),
    nodes: nodes.map((node, place) => ({ id: `node ${index} ${place}`, ...node })),
  })),
});

/** What is sent; null while a period is wrong, which its own sentence says. */
export function inputOf({ headline, stories }: ResumeValues): ResumeInput | null {
  const written = stories.flatMap(({ title, description, nodes, ...typed }) => {
    const period = periodOf(typed);
    if (!period) return [];
    const sent = nodes.map(({ level, description: words, jobGroup, clubSequence, quizSequence }) => ({
      level,
      description: words,
      jobGroup,
      clubSequence,
      quizSequence,
    }));
    return [{ title, description, ...period, nodes: sent }];
  });
  return written.length === stories.length ? { headline, stories: written } : null;
}

const withoutIds = (values: ResumeValues): string =>
  JSON.stringify(values, (key, value: unknown) => (key === 'id' ? undefined : value));

/** On this device until it is saved. */
export const resumeArea: DraftArea<ResumeValues> = {
  place: () => 'resume-stories',
  isSame: (a, b) => withoutIds(a) === withoutIds(b),
};

/** The list with the one at `from` at the place `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}
