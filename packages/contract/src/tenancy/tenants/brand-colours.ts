import { presets, type PresetKey } from './presets.ts';

/** The brand colour of each preset on light ground: of the main action, and of the icon and frame of the installed app. */
export const BRAND_COLOURS = Object.fromEntries(
  Object.entries(presets).map(([name, { light }]) => [name, light.brand]),
) as Readonly<Record<PresetKey, string>>;

/** Colours that a tenant may choose, as their names are kept. */
export const PRESET_NAMES = Object.keys(presets).map(
  (name) => `${name[0]!.toUpperCase()}${name.slice(1)}` as Capitalize<PresetKey>,
);
export type PresetName = (typeof PRESET_NAMES)[number];

const keyOf = (preset: string): PresetKey =>
  Object.hasOwn(presets, preset.toLowerCase()) ? (preset.toLowerCase() as PresetKey) : 'blue';

/** Of a tenant's preset, in whatever case it is written; an unknown one is shown as blue. */
export const presetOf = (preset: string) => presets[keyOf(preset)];
export const brandColour = (preset: string): string => BRAND_COLOURS[keyOf(preset)];
/** As its name is kept. */
export const presetName = (preset: string): PresetName =>
  PRESET_NAMES.find((name) => name.toLowerCase() === keyOf(preset))!;
