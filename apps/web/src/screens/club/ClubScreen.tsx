export function ClubScreen() {
  return null;
}
