import type { MyResume } from '@dure/contract/people/resume-stories/resume-stories.views';
import { randomBytes } from 'node:crypto';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { findResume } from '../resume-stories.queries.ts';
import { getMyResumeStories } from '../resume-stories.service.ts';
import { closeLink, dropClosedLinks, findOpenLink, insertLink, prolongLink } from './links.queries.ts';
import { hashOf } from './hash.ts';
import { secretIn } from './secret.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Days after which a closed link is as unknown as any other. */
const KEPT_DAYS = 365;
const SECRET_BYTES = 16;

/** Opens a link, or prolongs the open one: whoever has it goes on with it. */
export async function openResumeLink(unit: Unit, days: number): Promise<MyResume> {
  const { services, tenantId, now } = unit;
  const until = new Date(now.getTime() + days * DAY_MS);
  await unit.write(async (transaction) => {
    const [[resume], [open]] = await transaction.all(findResume(unit), findOpenLink(unit));
    if (!resume) return refuse('conflict');
    const key = { tenantId, resumeSequence: resume.resume_sequence };
    if (open && secretIn(services.secrets, open.sealed_secret, tenantId) !== null) {
      transaction.soon(prolongLink(key, until));
      return null;
    }
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const sealed = services.secrets.seal(secret, tenantId);
    transaction.soon(
      // One that nobody can be shown any more gives way.
      closeLink(key, now),
      dropClosedLinks(key, new Date(now.getTime() - KEPT_DAYS * DAY_MS)),
      insertLink(key, { hash: hashOf(secret), sealed, now, until }),
    );
    return null;
  });
  return getMyResumeStories(unit);
}

/** Nobody sees anything behind it from now on; again changes nothing. */
export async function withdrawResumeLink(unit: Unit): Promise<MyResume> {
  const { tenantId, now } = unit;
  await unit.write(async (transaction) => {
    const resume = await transaction.first(findResume(unit));
    if (resume) transaction.soon(closeLink({ tenantId, resumeSequence: resume.resume_sequence }, now));
  });
  return getMyResumeStories(unit);
}
