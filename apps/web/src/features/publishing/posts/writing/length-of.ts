/** Seconds that a film takes, as this browser reads it; null where it cannot. */
export function lengthOf(file: File): Promise<number | null> {
  const film = document.createElement('video');
  const address = URL.createObjectURL(file);
  return new Promise<number | null>((resolve) => {
    film.preload = 'metadata';
    film.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(film.duration) ? Math.max(1, Math.round(film.duration)) : null),
    );
    film.addEventListener('error', () => resolve(null));
    film.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}
