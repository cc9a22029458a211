import type * as contract from '@dure/contract/assistance/ai-proof/ai-proof.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getAiProof = read<typeof contract.getAiProof>('GET /api/v1/my/clubs/{club}/quizzes/{quiz}/ai-proof');
export const listCalibrations = read<typeof contract.listCalibrations>('GET /api/manager/v1/ai/calibrations');
