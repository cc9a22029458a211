import { useQuery } from '@tanstack/react-query';
import { getPointSettings } from '../../api/points/points.reads.ts';
import { AdministrationFrame } from '../../features/administration/AdministrationFrame.tsx';
import { pointSettingsText } from '../../features/points/points.text.ts';
import { PointSettingsRoom } from '../../features/points/PointSettingsRoom.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';

/** Where managers say what earns how much. */
export function PointSettingsScreen() {
  usePageTitle(pointSettingsText.title);
  const settings = useQuery(getPointSettings({}));
  return (
    <AdministrationFrame>
      <Loaded from={settings} skeleton={<Waiting />}>
        {(its) => <PointSettingsRoom settings={its} />}
      </Loaded>
    </AdministrationFrame>
  );
}
