import type { Feature } from '../../kernel/feature.ts';
import { notificationsPurgeJob } from './notifications.jobs.ts';

export const notifications: Feature = { name: 'notifications', jobs: [notificationsPurgeJob] };
