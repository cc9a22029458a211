export function PreparingScreen() {
  return null;
}
