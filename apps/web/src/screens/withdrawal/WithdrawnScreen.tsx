import { AccountFrame } from '../../features/tenancy/accounts/AccountFrame.tsx';
import { leavingText as text } from '../../features/platform/privacy/leaving.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';

/** Where somebody stands who has just withdrawn. */
export function WithdrawnScreen() {
  usePageTitle(text.doneTitle);
  return (
    <AccountFrame title={text.doneTitle} lead={text.done}>
      <RouterButtonLink to="/" variant="primary" className="w-full">
        {text.toHome}
      </RouterButtonLink>
    </AccountFrame>
  );
}
