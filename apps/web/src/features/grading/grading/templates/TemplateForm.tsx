import { MAX_FEEDBACK_LENGTH, MAX_TEMPLATE_TITLE_LENGTH } from '@dure/contract/answering/answers/answer-limits';
import type { FeedbackTemplate } from '@dure/contract/grading/feedback-templates/feedback-templates.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeFeedbackTemplate,
  createFeedbackTemplate,
} from '../../../../api/grading/feedback-templates/feedback-templates.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx';
import { Form, type FormErrors } from '../../../../ui/fields/Form.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { templatesText as text } from './templates.text.ts';

export interface TemplateFormProps {
  readonly club: number;
  readonly old: FeedbackTemplate | undefined;
  readonly onDone: () => void;
}

/** Writes a template. Where it was changed elsewhere meanwhile, what was typed stays and is saved over that next. */
export function TemplateForm({ club, old, onDone }: TemplateFormProps) {
  const client = useQueryClient();
  const [title, setTitle] = useState(old?.title ?? '');
  const [words, setWords] = useState(old?.text ?? '');
  const [isShared, setShared] = useState(old?.isShared ?? false);
  const [base, setBase] = useState(old);
  const [errors, setErrors] = useState<FormErrors>({});
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);

  const save = async () => {
    if (isPending) return;
    setPending(true);
    try {
      const written = { title, text: words, isShared };
      await (base
        ? changeFeedbackTemplate(client, {
            params: { club, template: base.templateSequence },
            body: { ...written, version: base.version },
          })
        : createFeedbackTemplate(client, { params: { club }, body: written }));
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.fieldMessages);
      setProblem(error.message);
      if (error.status === 409) setBase(error.data as FeedbackTemplate);
    } finally {
      setPending(false);
    }
  };
  return (
    <Form errors={errors} onSubmit={() => void save()}>
      {problem !== undefined && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
      <TextField
        label={text.name}
        name="title"
        value={title}
        onChange={setTitle}
        maxLength={MAX_TEMPLATE_TITLE_LENGTH}
      />
      <TextArea
        label={text.words}
        name="text"
        description={text.placeholder}
        rows={5}
        limit={MAX_FEEDBACK_LENGTH}
        value={words}
        onChange={setWords}
      />
      <Checkbox isSelected={isShared} onChange={setShared}>
        {text.share}
      </Checkbox>
      <div className="flex justify-end gap-2">
        <Button onPress={onDone}>{text.cancel}</Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {text.save}
        </Button>
      </div>
    </Form>
  );
}
