import type { UserId } from '@kotohogi/domain/kernel/ids';
import { defineJob } from '../../platform/jobs/job.ts';

/** Mails the owner of an account that its password was entered wrong five times. */
export const warnOfFailures = defineJob<{ readonly userId: UserId }>('session.warn');
