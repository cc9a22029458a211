export function EditTab() {
  return null;
}
