export function QuizClubCreateScreen() {
  return null;
}
