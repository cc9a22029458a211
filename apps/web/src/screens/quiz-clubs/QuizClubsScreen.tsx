export function QuizClubsScreen() {
  return null;
}
