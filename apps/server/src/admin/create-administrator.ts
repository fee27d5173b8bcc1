import { email as emailRule } from '@kotohogi/contract/rules/text';
import { insertAudit } from '../features/audit/index.ts';
import { hasAdministrator, inviteStaff } from '../features/user/index.ts';
import { bySystem } from '../gate/actor.ts';
import { AdminError, type Command } from './command.ts';

/** Invites an administrator of the platform: the first person of an empty installation, or a way back in. */
export const createAdministrator: Command = {
  name: 'create-administrator',
  usage: '--email ADDRESS [--language ja|en] [--force]',
  summary: 'Invite an administrator of the platform; prints and mails the link. --force: even if there is one.',
  options: { email: { type: 'string' }, language: { type: 'string' }, force: { type: 'boolean' } },
  run: async ({ config, db, mails, clock, print }, options) => {
    const email = emailRule.safeParse(options.email);
    if (!email.success) throw new AdminError('--email must be an email address.');
    const language = (['ja', 'en'] as const).find(one => one === (options.language ?? 'ja'));
    if (language === undefined) throw new AdminError('--language must be ja or en.');
    const invited = await db.transaction().execute(async tx => {
      if (options.force !== true && (await hasAdministrator(tx))) {
        throw new AdminError('There is an administrator who can sign in. Use --force to invite another one.');
      }
      const invitation = await inviteStaff(tx, mails, {
        ...{ email: email.data, language, publicUrl: config.publicUrl, now: clock.now() },
        grant: { scope: 'admin', role: 'administrator' },
        invitedBy: '',
      });
      await insertAudit(tx, {
        actor: bySystem,
        action: 'admin.createAdministrator',
        subject: { kind: 'user', id: invitation.userId },
        detail: { email: email.data, isForced: options.force === true },
      });
      return invitation;
    });
    print(`Invited ${email.data} as an administrator of the platform. The link works once, for 7 days:`);
    print(invited.url);
  },
};
