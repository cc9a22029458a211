import { isDeepStrictEqual } from 'node:util';
import { FEWEST_CALIBRATED, isWithin } from '@dure/contract/assistance/ai-proof/agreement';
import type { Calibrations } from '@dure/contract/assistance/ai-proof/ai-proof.endpoints';
import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Services, Unit } from '../../../../kernel/unit.ts';
import { expectPlacesOf } from '../../../answering/answer-queue/answer-queue.public.ts';
import { modelOf } from '../../../assistance/ai/ai.public.ts';
import { BUILT_IN_MODEL } from '../ai/built-in-grader.ts';
import { calibrationError, fitCalibration } from './calibration.policy.ts';
import { findDisputed } from './disputed.queries.ts';
import { findCalibration, keepCalibration, listOutcomes, readCalibrations } from './calibration.queries.ts';

/** Fits a model's confidence to the grades that the tenant's instructors have given so far. */
export async function fitModel(transaction: Transaction, model: string, now: Date): Promise<void> {
  const { tenantId } = transaction;
  const rows = await transaction.rows(listOutcomes({ tenantId, model }));
  const outcomes = rows.map(({ grade, score, confidence }) => ({
    confidence,
    isNear: isWithin({ instructor: grade, ai: score }),
  }));
  const isEnough = outcomes.length >= FEWEST_CALIBRATED;
  const fitted = {
    tenantId,
    model,
    sampleCount: outcomes.length,
    knots: isEnough ? fitCalibration(outcomes) : [],
    error: isEnough ? calibrationError(outcomes) : null,
    now,
  };
  const former = await transaction.first(findCalibration({ tenantId, model }));
  await transaction.change(keepCalibration(fitted));
  if (!isDeepStrictEqual(former?.knots ?? [], fitted.knots)) transaction.soon(expectPlacesOf({ tenantId, model }));
}

export const calibrate = ({ database, clock }: Services, tenantId: string, model: string): Promise<void> =>
  database.transaction(tenantId, (transaction) => fitModel(transaction, model, clock.now()));

/** The model that grades for a tenant now. */
export const gradingModel = async (services: Services, tenantId: string): Promise<string> =>
  (await modelOf(services, tenantId)) ?? BUILT_IN_MODEL;

/**
 * The same for each model that may grade for the tenant: its provider's, and the built-in one that takes over from it. Then
 * in which criteria what they gave often differs from the instructors.
 */
export async function calibrateTenant(services: Services, tenantId: string): Promise<void> {
  for (const model of new Set([BUILT_IN_MODEL, await gradingModel(services, tenantId)]))
    await calibrate(services, tenantId, model);
  await services.database.transaction(tenantId, (transaction) => transaction.change(findDisputed({ tenantId })));
}

export async function listCalibrations(unit: Unit): Promise<Calibrations> {
  const [rows] = await unit.read(readCalibrations({ tenantId: unit.tenantId }));
  return {
    neededCount: FEWEST_CALIBRATED,
    contents: rows.map(({ model, sample_count, error, fitted_at }) => ({
      model,
      isBuiltIn: model === BUILT_IN_MODEL,
      sampleCount: sample_count,
      error,
      fittedAt: fitted_at.toISOString(),
    })),
  };
}
