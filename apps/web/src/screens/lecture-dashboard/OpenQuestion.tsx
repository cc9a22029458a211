import { useQuery } from '@tanstack/react-query';
import { getLectureQuestion } from '../../api/lectures/lecture-questions/lecture-questions.reads.ts';
import { AnswerPane, type AnswerPaneProps } from '../../features/lectures/lecture-questions/answering/AnswerPane.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';

export interface OpenQuestionProps extends Omit<AnswerPaneProps, 'question'> {
  readonly club: number;
  readonly serial: number;
}

/** The question that the address names, to be answered. */
export function OpenQuestion({ club, serial, ...pane }: OpenQuestionProps) {
  const question = useQuery(getLectureQuestion({ params: { club, serial } }));
  return (
    <Loaded from={question} skeleton={<Skeleton shape="block" className="h-100" />}>
      {/* A draft that was found meanwhile, or another's answer, is what one begins with anew. */}
      {(data) => <AnswerPane key={`${data.version}/${data.draft === null}`} question={data} {...pane} />}
    </Loaded>
  );
}
