export function QuizzesTab() {
  return null;
}
