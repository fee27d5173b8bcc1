import path from 'node:path';
import { hasOwnSecret } from '../platform/config/own-secret.ts';
import type { Env } from '../platform/config/read-env.ts';

/**
 * The environment for the installation in `root`. Without STAGE and PUBLIC_URL, which production requires, data made by
 * `npm start` makes it a workstation: a newcomer runs both commands without any settings.
 */
export function installationEnv(env: Env, root: string): Env {
  const isWorkstation = !env.STAGE && !env.PUBLIC_URL && hasOwnSecret(path.resolve(root, env.DATA_DIR || '.data'));
  return isWorkstation ? { ...env, STAGE: 'local' } : env;
}
