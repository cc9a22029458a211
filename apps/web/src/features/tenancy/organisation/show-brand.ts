import type { TenantBrand } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import { appStorage } from '../../../kernel/app-storage.ts';
import { changeBoot, currentSession } from '../../../kernel/session.ts';

/** Shows a changed brand in the page that changed it; other pages have it when they are loaded anew. */
export function showBrand(tenant: TenantBrand): void {
  const preset = tenant.colorPreset.toLowerCase();
  const session = {
    ...currentSession(),
    tenantName: tenant.tenantName,
    jobGroupLabelType: tenant.jobGroupLabelType,
    studyOrderLabelType: tenant.studyOrderLabelType,
    use_lecture_club: tenant.lectureClubUseYn === 'YES',
    use_quiz_club: tenant.quizClubUseYn === 'YES',
  };
  changeBoot({ tenant, session });
  appStorage.change({ preset, presetName: tenant.colorPreset });
  document.documentElement.dataset['preset'] = preset;
}
