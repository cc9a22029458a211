import { z } from 'zod';
import { PRESET_NAMES, type PresetName } from '../tenants/brand-colours.ts';
import { isReadable } from '../tenants/contrast.ts';
import type { Preset, PresetKey } from '../tenants/presets.ts';
import { organisationFieldText } from './organisation.text.ts';

const keyOf = (name: PresetName) => name.toLowerCase() as PresetKey;

/** The name of one of the presets whose texts can all be read. */
export const readablePreset = (presets: Readonly<Record<PresetKey, Preset>>) =>
  z.enum(PRESET_NAMES).refine((name) => isReadable(presets[keyOf(name)]), organisationFieldText.unreadable);
