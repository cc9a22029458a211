// @vitest-environment jsdom
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from '../buttons/Button.tsx';
import { useDialogs, type Dialogs } from './dialogs.ts';
import { UiProvider } from '../UiProvider.tsx';

// The first question fetches its dialog.
configure({ asyncUtilTimeout: 10_000 });

function Asker({
  ask,
  onAnswer,
}: {
  ask: (dialogs: Dialogs) => Promise<boolean>;
  onAnswer: (answer: boolean) => void;
}) {
  const dialogs = useDialogs();
  return <Button onPress={() => void ask(dialogs).then(onAnswer)}>묻기</Button>;
}

async function ask(question: (dialogs: Dialogs) => Promise<boolean>) {
  const person = userEvent.setup();
  const answers: boolean[] = [];
  render(
    <UiProvider>
      <Asker ask={question} onAnswer={(answer) => answers.push(answer)} />
    </UiProvider>,
  );
  await person.click(screen.getByRole('button', { name: '묻기' }));
  const dialog = await screen.findByRole('alertdialog');
  return { person, answers, dialog };
}

const remove = (dialogs: Dialogs) => dialogs.confirm({ message: '퀴즈를 삭제할까요?', action: '삭제', danger: true });

describe('a confirmation', () => {
  it('is named by its sentence and answers true on the way ahead', async () => {
    const { person, answers, dialog } = await ask(remove);
    expect(dialog.getAttribute('aria-labelledby')).toBe(screen.getByRole('heading', { name: '퀴즈를 삭제할까요?' }).id);
    await person.click(screen.getByRole('button', { name: '삭제' }));
    await waitFor(() => expect(answers).toEqual([true]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('answers false on Escape and gives the focus back', async () => {
    const { person, answers } = await ask(remove);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(answers).toEqual([false]));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '묻기' })));
  });

  it('puts the focus on the way back when it is dangerous, so that Enter destroys nothing', async () => {
    const { person, answers } = await ask(remove);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '취소' })));
    await person.keyboard('{Enter}');
    await waitFor(() => expect(answers).toEqual([false]));
  });

  it('puts the focus on the way ahead otherwise', async () => {
    await ask((dialogs) => dialogs.confirm({ message: '제출할까요?', action: '제출' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '제출' })));
  });
});

describe('an alert', () => {
  it('has one button and answers false', async () => {
    const { person, answers } = await ask((dialogs) => dialogs.alert({ message: '저장했습니다.' }));
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['확인']);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(answers).toEqual([false]));
  });

  it('answers true when its action is chosen', async () => {
    const { person, answers } = await ask((dialogs) =>
      dialogs.alert({ message: '로그인 후 댓글을 입력할 수 있습니다.', action: '로그인' }),
    );
    await person.click(screen.getByRole('button', { name: '로그인' }));
    await waitFor(() => expect(answers).toEqual([true]));
  });
});

it('shows questions one after the other', async () => {
  const { person, answers } = await ask(async (dialogs) => {
    const [first, second] = await Promise.all([
      dialogs.confirm({ message: '첫째?' }),
      dialogs.confirm({ message: '둘째?' }),
    ]);
    return first && !second;
  });
  await person.click(screen.getByRole('button', { name: '확인' }));
  await screen.findByRole('heading', { name: '둘째?' });
  await person.click(screen.getByRole('button', { name: '취소' }));
  await waitFor(() => expect(answers).toEqual([true]));
});

describe('an alert about an error', () => {
  it('says the sentence first, and below it the code and the request number, to be copied', async () => {
    const reference = '코드 0409 · 요청 번호 4f2e';
    const { person, dialog } = await ask((dialogs) => dialogs.alert({ message: '정원이 모두 찼습니다.', reference }));
    expect(screen.getByRole('heading').textContent).toBe('정원이 모두 찼습니다.');
    expect(dialog.textContent?.indexOf(reference)).toBeGreaterThan(dialog.textContent!.indexOf('정원이'));
    await person.click(screen.getByRole('button', { name: '코드와 요청 번호 복사' }));
    expect(await navigator.clipboard.readText()).toBe(reference);
    expect(await screen.findByText('복사했어요')).toBeTruthy();
  });
});
