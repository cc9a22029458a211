import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { GONE } from '../../../../kernel/session/gone.ts';
import type { OfResume, ResumeKey } from '../resume-stories.queries.ts';

export const findOpenLink = ({ tenantId, memberId }: OfResume) =>
  build
    .selectFrom('resumes')
    .innerJoin('resume_links', (join) =>
      sameTenant(join, 'resume_links', 'resumes', 'resume_sequence').on('resume_links.withdrawn_at', 'is', null),
    )
    .select(['resume_links.sealed_secret', 'resume_links.expires_at', 'resume_links.look_count'])
    .where('resumes.tenant_id', '=', tenantId)
    .where('resumes.member_id', '=', memberId);

export interface NewLink {
  readonly hash: string;
  readonly sealed: string;
  readonly now: Date;
  readonly until: Date;
}

export const insertLink = ({ tenantId, resumeSequence }: ResumeKey, { hash, sealed, now, until }: NewLink) =>
  build.insertInto('resume_links').values({
    tenant_id: tenantId,
    secret_hash: hash,
    sealed_secret: sealed,
    resume_sequence: resumeSequence,
    opened_at: now,
    expires_at: until,
  });

export const prolongLink = ({ tenantId, resumeSequence }: ResumeKey, until: Date) =>
  build
    .updateTable('resume_links')
    .set({ expires_at: until })
    .where('tenant_id', '=', tenantId)
    .where('resume_sequence', '=', resumeSequence)
    .where('withdrawn_at', 'is', null);

export const closeLink = ({ tenantId, resumeSequence }: ResumeKey, now: Date) =>
  build
    .updateTable('resume_links')
    .set({ withdrawn_at: now, sealed_secret: null })
    .where('tenant_id', '=', tenantId)
    .where('resume_sequence', '=', resumeSequence)
    .where('withdrawn_at', 'is', null);

/** Links that were closed so long ago that nobody asks any more. */
export const dropClosedLinks = ({ tenantId, resumeSequence }: ResumeKey, before: Date) =>
  build
    .deleteFrom('resume_links')
    .where('tenant_id', '=', tenantId)
    .where('resume_sequence', '=', resumeSequence)
    .where('withdrawn_at', '<', before);

/** Whom a secret belongs to; nobody who has left. */
export const findLinkBehind = (tenantId: string, hash: string) =>
  build
    .selectFrom('resume_links')
    .innerJoin('resumes', (join) => sameTenant(join, 'resumes', 'resume_links', 'resume_sequence'))
    .innerJoin('members', (join) => sameTenant(join, 'members', 'resumes', 'member_id'))
    .select(['resumes.member_id', 'resume_links.expires_at', 'resume_links.withdrawn_at', 'members.nickname'])
    .where('resume_links.tenant_id', '=', tenantId)
    .where('resume_links.secret_hash', '=', hash)
    .where('members.status', 'not in', GONE);

export const countLook = (tenantId: string, hash: string) =>
  build
    .updateTable('resume_links')
    .set({ look_count: sql`look_count + 1` })
    .where('tenant_id', '=', tenantId)
    .where('secret_hash', '=', hash);
