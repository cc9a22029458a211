// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { Form, type FormErrors } from '../../../ui/fields/Form.tsx';
import { WhenFields } from './WhenFields.tsx';

const values = { seminarStartDate: null, seminarEndDate: null, participantCount: 20 };
const showFields = (startsFocused: boolean, errors: FormErrors) =>
  show(
    <Form onSubmit={() => {}} errors={errors}>
      <WhenFields values={values} onChange={() => {}} startsFocused={startsFocused} />
    </Form>,
    {},
  );
const partsOf = (name: string) =>
  within(screen.getByRole('group', { name: new RegExp(name) })).getAllByRole('spinbutton');

test('in the place of the button that was pressed, the first part has the focus', () => {
  showFields(true, {});
  expect(document.activeElement).toBe(partsOf('시작')[0]);
});

test('with a refusal of another field they leave the focus where it is', () => {
  showFields(false, { contentsName: '제목을 입력해 주세요.' });
  expect(document.activeElement).toBe(document.body);
});

test('the part that was refused has the focus', () => {
  showFields(true, { seminarEndDate: '끝나는 때를 정해 주세요.' });
  expect(document.activeElement).toBe(partsOf('끝')[0]);
});
