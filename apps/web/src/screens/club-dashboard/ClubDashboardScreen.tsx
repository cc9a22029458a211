import { Outlet } from '@tanstack/react-router';

export function ClubDashboardScreen() {
  return <Outlet />;
}
