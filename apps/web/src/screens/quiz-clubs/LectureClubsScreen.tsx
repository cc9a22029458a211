import { getRouteApi } from '@tanstack/react-router';
import { ClubsPlace } from './clubs-place.ts';
import { ClubsScreen } from './ClubsScreen.tsx';

const route = getRouteApi('/lecture');

export function LectureClubsScreen() {
  return (
    <ClubsPlace value="/lecture">
      <ClubsScreen search={route.useSearch()} />
    </ClubsPlace>
  );
}
