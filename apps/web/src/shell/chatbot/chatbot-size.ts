import { localStore } from '../../kernel/local-store.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sizes of the specification, in pixels. */
export const OPENS_AT: Size = { width: 450, height: 700 };
export const LEAST: Size = { width: 530, height: 680 };
/** Kept free around it. */
const MARGIN = 24;

const kept = localStore<Partial<Size>>('buttonSize');

/** The most that the window has room for. */
export const roomIn = ({ innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>): Size => ({
  width: innerWidth - 2 * MARGIN,
  height: innerHeight - 2 * MARGIN,
});

const clamp = (value: number, least: number, most: number) => Math.round(Math.min(Math.max(value, least), most));

/** A size that somebody chose: never below the least, unless the window is. */
export const chosenSize = ({ width, height }: Size, room: Size): Size => ({
  width: clamp(width, Math.min(LEAST.width, room.width), room.width),
  height: clamp(height, Math.min(LEAST.height, room.height), room.height),
});

/** The size that it opens at: as it was chosen last, as far as the window has room. */
export function openingSize(room: Size): Size {
  const { width, height } = kept.read() ?? {};
  if (Number.isFinite(width) && Number.isFinite(height)) return chosenSize({ width: width!, height: height! }, room);
  return { width: Math.min(OPENS_AT.width, room.width), height: Math.min(OPENS_AT.height, room.height) };
}

export const keepSize = (size: Size): boolean => kept.write(size);
