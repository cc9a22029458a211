/** Where a square lies in a picture: its scale beyond the smallest one, and its middle (0 to 1). */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export const MAX_ZOOM = 4;
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The square in pixels of the picture; it never leaves it. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / within(zoom, 1, MAX_ZOOM);
  return {
    side,
    left: within(x * width - side / 2, 0, width - side),
    top: within(y * height - side / 2, 0, height - side),
  };
}

/** The crop after the picture was moved by so many parts of the square's side. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side, left, top } = squareOf(size, crop);
  const next = { left: left - right * side, top: top - down * side };
  return {
    zoom: crop.zoom,
    x: (within(next.left, 0, size.width - side) + side / 2) / size.width,
    y: (within(next.top, 0, size.height - side) + side / 2) / size.height,
  };
}
