export function ClubApprovalScreen() {
  return null;
}
