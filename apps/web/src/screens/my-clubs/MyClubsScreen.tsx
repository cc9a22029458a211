export function MyClubsScreen() {
  return null;
}
