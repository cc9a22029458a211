// @vitest-environment jsdom
import { readableFooter } from '@dure/contract/tenancy/tenants/tenant-columns';
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startSession } from '../kernel/session.ts';
import { bootOf } from '../testing/boot.ts';
import { Footer } from './Footer.tsx';

it('shows whatever part of a footer can be shown', () => {
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.string()), (value, lines) => {
      const boot = bootOf('guest');
      const footer = readableFooter({ ...(value as object), lines });
      startSession({ ...boot, tenant: { ...boot.tenant, footer } });
      render(<Footer />);
      expect(screen.getByRole('contentinfo')).toBeTruthy();
      cleanup();
    }),
    { numRuns: 100 },
  );
});
