import { jobLabel } from '@dure/contract/platform/jobs/job-labels.text';
import { FAULT_MINUTES } from '@dure/contract/platform/jobs/jobs-limits';
import { JOB_FAULT, type Fault } from './faults.policy.ts';

const nameOf = (fault: string) =>
  fault.startsWith(JOB_FAULT) ? jobLabel(fault.slice(JOB_FAULT.length)) : '메일 서버가 메일을 받지 않음';
const minute = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} (UTC)`;

/** Tells operators of what has failed for so long; once for each. */
export const faultMail = (faults: readonly Fault[]) => ({
  sender: '두레',
  subject: `[두레] ${FAULT_MINUTES}분 넘게 되지 않는 일: ${nameOf(faults[0]!.fault)}${faults.length > 1 ? ` 외 ${faults.length - 1}개` : ''}`,
  text: [
    `이 설치에서 ${FAULT_MINUTES}분 넘게 되지 않는 일이 있습니다.`,
    '',
    ...faults.map(({ fault, since }) => `- ${nameOf(fault)}: ${minute(since)}부터`),
    '',
    '까닭은 설치 운영 화면의 작업에 있습니다. 나아졌다가 다시 되지 않을 때까지 같은 일로 메일을 더 보내지 않습니다.',
    '',
  ].join('\n'),
});
