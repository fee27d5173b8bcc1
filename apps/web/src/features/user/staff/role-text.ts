import { type RoleName, readRoleName } from '@kotohogi/domain/permission/giving';
import { joinedText } from '../../../shell/formats.office.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { roleText } from '../../session/index.ts';
import type { ja } from './messages.ja.ts';
import { rightsOf } from './rights.ts';

const t = textsOf<typeof ja>();

/** The displayed name of a role. */
export function nameText(name: RoleName): string {
  const { scope, role } = readRoleName(name);
  return roleText(scope, role);
}

/** What a role may see and do, in one or two sentences made from the permission table. */
export function rightsText(role: RoleName): string {
  const { sees, changes } = rightsOf(role);
  const list = (keys: readonly (typeof sees)[number][]) =>
    joinedText(
      'list',
      keys.map(key => t(key)),
    );
  return joinedText('facts', [
    ...(changes.length > 0 ? [t('staff.may.change', { what: list(changes) })] : []),
    ...(sees.length > 0 ? [t('staff.may.see', { what: list(sees) })] : []),
  ]);
}
