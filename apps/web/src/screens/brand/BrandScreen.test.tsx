// @vitest-environment jsdom
import type { Organisation } from '@dure/contract/tenancy/organisation/organisation.endpoints';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf, tenantOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { BrandScreen } from './BrandScreen.tsx';

const GET = 'GET /api/manager/v1/organisation';
const PUT = 'PUT /api/manager/v1/organisation/brand';
const organisation: Organisation = {
  name: '두레대학교',
  colorPreset: 'Blue',
  logoUrl: '/guest/tenants/dure/logo.svg',
  hasLogo: false,
  darkLogoUrl: '/guest/tenants/dure/logo.svg',
  hasDarkLogo: false,
  logoGrounds: [],
  footer: { kind: 'GENERIC', lines: ['교수학습혁신센터'], address: '학문로 25' },
  useQuizClub: true,
  useLectureClub: true,
  useChatbot: true,
  quizClubCount: 18,
  lectureClubCount: 6,
  needsClubApproval: true,
  usePostReplies: true,
  registrationAuthenticationType: 'EMAIL',
  loginNameType: 'NONE',
  loginMemberTypes: ['MEMBER'],
  organizationCodes: [],
  timeZone: 'Asia/Seoul',
  jobGroupLabelType: 'JOB_GROUP',
  studyOrderLabelType: 'LECTURE',
  version: 3,
  changedAt: null,
};

async function open(save: (kept: Organisation) => Answer, kept = () => organisation) {
  const { sent } = fakeServer({ [GET]: () => ({ data: kept() }), [PUT]: () => save(kept()) });
  const view = await renderAt(BrandScreen, { boot: bootOf('manager'), at: '/system/admin/brand' });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /기관 이름/ });
  return { ...view, name, body: () => sent.find(({ route }) => route === PUT)?.body };
}

test('what is tried shows in the preview, and nowhere else until it is saved', async () => {
  let now = organisation;
  const { user, name, body } = await open(
    () => {
      now = { ...organisation, name: '새두레', colorPreset: 'Green', version: 4 };
      return { data: { organisation: now, brand: tenantOf({ tenantName: '새두레', colorPreset: 'Green' }) } };
    },
    () => now,
  );
  expect(screen.queryByRole('button', { name: '저장' })).toBeNull();
  await user.clear(name);
  await user.type(name, '새두레');
  await user.click(screen.getByRole('radio', { name: '초록' }));
  await user.click(screen.getByRole('checkbox', { name: /강의클럽/ }));
  expect(screen.getByRole('checkbox', { name: '강의클럽클럽 6개를 숨겨요' })).toBeTruthy();
  expect((await screen.findByRole('status')).textContent).toBe('바꾼 것 3가지기관 이름, 색, 강의클럽 메뉴');
  const preview = screen.getByRole('img', { name: '미리 보기' });
  expect(preview.style.getPropertyValue('--color-brand')).toBe('#0f7a4f');
  expect(preview.textContent).toContain('새두레');
  expect(preview.textContent).not.toContain('강의클럽');
  expect(document.documentElement.dataset['preset']).not.toBe('green');
  await user.click(await screen.findByRole('button', { name: '저장' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '저장' })).toBeNull());
  expect(body()).toMatchObject({
    name: '새두레',
    colorPreset: 'Green',
    useLectureClub: false,
    logoWish: 'KEEP',
    version: 3,
  });
  expect(document.documentElement.dataset['preset']).toBe('green');
});

test('the kind of a footer decides its fields; what another one had is not sent', async () => {
  const { user, body } = await open(() => ({ data: { organisation, brand: tenantOf() } }));
  expect(screen.getByRole('group', { name: '관련 사이트' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '대학 2' }));
  expect(screen.queryByRole('group', { name: '관련 사이트' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /내용/ }), '{Enter}둘째 줄');
  await user.click(await screen.findByRole('button', { name: '저장' }));
  await waitFor(() =>
    expect(body()).toMatchObject({ footer: { kind: 'UNIVERSITY_B', lines: ['교수학습혁신센터', '둘째 줄'] } }),
  );
  expect((body() as { footer: object }).footer).not.toHaveProperty('address');
});

test('what is refused stands at its field', async () => {
  const fields = [{ path: 'footer.relatedSites.0.url', message: 'https://로 시작하는 주소를 적어 주세요.' }];
  const { user } = await open(() => ({ code: '0422', status: 400, message: '확인', fields }));
  await user.click(screen.getByRole('button', { name: '사이트 더하기' }));
  await user.type(screen.getByRole('textbox', { name: '사이트 1 주소' }), 'ftp://x');
  await user.click(await screen.findByRole('button', { name: '저장' }));
  expect(await screen.findByText('https://로 시작하는 주소를 적어 주세요.')).toBeTruthy();
});

test('whoever is second sees what stands there now, and keeps what they typed', async () => {
  let now = organisation;
  const { user, name } = await open(
    () => {
      now = { ...organisation, colorPreset: 'Teal', version: 9 };
      return { status: 409, code: '0409', message: '먼저', kept: now };
    },
    () => now,
  );
  await user.type(name, ' 서울');
  await user.click(await screen.findByRole('button', { name: '저장' }));
  expect(await screen.findByText(/다른 곳에서 먼저 고쳤어요/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '확인' }));
  expect(name.value).toBe('두레대학교 서울');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: '청록' }).checked).toBe(true));
  expect((await screen.findByRole('status')).textContent).toBe('바꾼 것 1가지기관 이름');
});

test('a chosen logo stands in the preview and goes with the save; one of another kind is refused in words', async () => {
  const { user, body } = await open(() => ({ data: { organisation, brand: tenantOf() } }));
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await user.upload(input!, new File(['x'], 'logo.png', { type: 'image/png' }));
  fireEvent.change(input!, { target: { files: [new File(['%PDF'], 'logo.pdf')] } });
  expect((await screen.findByRole('alert')).textContent).toContain('logo.pdf');
  expect((await screen.findByRole('status')).textContent).toBe('바꾼 것 1가지로고');
  await user.click(await screen.findByRole('button', { name: '저장' }));
  await waitFor(() => expect(body()).toMatchObject({ logoWish: 'KEEP' }));
});
