import type { MaterialsPart } from '../../features/club-writing/lecture/materials-part.ts';
import { MaterialList } from '../../features/contents/materials/MaterialList.tsx';

/** A study's materials are contents. */
export const lectureMaterials: MaterialsPart = (parts) => <MaterialList {...parts} />;
