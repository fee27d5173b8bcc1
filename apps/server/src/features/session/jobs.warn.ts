import type { UserId } from '@kotohogi/domain/kernel/ids';
import { defineJob } from '../../platform/jobs/job.ts';

/** Somebody has failed five times with the password of an account: its owner is told by mail. */
export const warnOfFailures = defineJob<{ readonly userId: UserId }>('session.warn');
