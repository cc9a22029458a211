export function AnswerRoomScreen() {
  return null;
}
