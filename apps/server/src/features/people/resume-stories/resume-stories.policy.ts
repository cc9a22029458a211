import type { FieldError } from '@dure/contract/http/envelope';
import type { ResumeForm } from '@dure/contract/people/resume-stories/resume-form';
import { MAX_RESUME_LINES } from '@dure/contract/people/resume-stories/resume-limits';
import { periodFaults, PERIOD_FIELDS, type TypedPeriod } from '@dure/contract/people/resume-stories/resume-period';
import { resumeText as text } from '@dure/contract/people/resume-stories/resume.text';

const linesOf = (words: string) => words.split('\n').length;

/** What is wrong with stories whatever there is besides: dates by the specification's sentences, and how long a text is. */
export const faultsOf = ({ stories }: ResumeForm): FieldError[] =>
  stories.flatMap((story, index) => {
    const at = `stories.${index}`;
    const typed = Object.fromEntries(PERIOD_FIELDS.map((field) => [field, String(story[field])])) as TypedPeriod &
      Record<string, string>;
    const dates = periodFaults(typed).map(({ path, message }) => ({ path: `${at}.${path}`, message }));
    const tooLong = (words: string, path: string) =>
      linesOf(words) > MAX_RESUME_LINES ? [{ path, message: text.linesTooMany }] : [];
    return [
      ...tooLong(story.description, `${at}.description`),
      ...dates,
      ...story.nodes.flatMap((node, place) => tooLong(node.description, `${at}.nodes.${place}.description`)),
    ];
  });
