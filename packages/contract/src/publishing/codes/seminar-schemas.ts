import { codesOf } from '../../http/codes.ts';
import {
  ESTABLISHMENT_STATUS_LABELS,
  ESTABLISHMENT_TYPE_LABELS,
  PLACE_TYPE_LABELS,
  SEMINAR_STATUS_LABELS,
  SEMINAR_TYPE_LABELS,
} from './seminar-labels.text.ts';

export const seminarType = codesOf('SeminarType', SEMINAR_TYPE_LABELS);
export const seminarStatus = codesOf('SeminarStatus', SEMINAR_STATUS_LABELS);
export const placeType = codesOf('PlaceType', PLACE_TYPE_LABELS);
export const establishmentType = codesOf('EstablishmentType', ESTABLISHMENT_TYPE_LABELS);
export const establishmentStatus = codesOf('EstablishmentStatus', ESTABLISHMENT_STATUS_LABELS);
