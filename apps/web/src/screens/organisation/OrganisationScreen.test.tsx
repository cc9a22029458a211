// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf, tenantOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { OrganisationScreen } from './OrganisationScreen.tsx';

const organisation = {
  needsClubApproval: true,
  usePostReplies: true,
  registrationAuthenticationType: 'EMAIL',
  loginMemberTypes: ['MEMBER'],
  organizationCodes: ['공과대학', '인문대학'],
  timeZone: 'Asia/Seoul',
  jobGroupLabelType: 'JOB_GROUP',
  studyOrderLabelType: 'LECTURE',
  version: 3,
};

test('approval, registration, member types and time zone are saved at once, over what was seen', async () => {
  const PUT = 'PUT /api/manager/v1/organisation';
  let now: object = organisation;
  const { sent } = fakeServer({
    'GET /api/manager/v1/organisation': () => ({ data: now }),
    [PUT]: ({ body }) => {
      now = { ...organisation, ...(body as object), version: 4 };
      return { data: { organisation: now, brand: tenantOf() } };
    },
  });
  const { user } = await renderAt(OrganisationScreen, { boot: bootOf('manager'), at: '/system/admin/organisation' });
  await user.click(await screen.findByRole('checkbox', { name: /승인해야/ }));
  expect(screen.getByText('가입하는 사람이 소속 2곳 가운데 골라요.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /코드로 확인/ }));
  await user.type(screen.getByRole('textbox', { name: /회원 유형/ }), '교직원{Enter}연구원{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: '시간대' }), 'Asia/Tokyo');
  await user.selectOptions(screen.getByRole('combobox', { name: '코드를 부르는 이름' }), 'MAJOR');
  await user.selectOptions(screen.getByRole('combobox', { name: '강의를 세는 말' }), 'WEEK');
  expect((await screen.findByRole('status')).textContent).toContain('바꾼 것 6가지');
  await user.click(await screen.findByRole('button', { name: '저장' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '저장' })).toBeNull());
  expect(sent.find(({ route }) => route === PUT)?.body).toEqual({
    needsClubApproval: false,
    usePostReplies: true,
    registrationAuthenticationType: 'CODE',
    loginMemberTypes: ['MEMBER', 'STAFF', '연구원'],
    timeZone: 'Asia/Tokyo',
    jobGroupLabelType: 'MAJOR',
    studyOrderLabelType: 'WEEK',
    version: 3,
  });
});
