import type { PermissionAction, PermissionScope } from '@kotohogi/domain/permission/names';
import { joinedText } from '../../shell/formats.office.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { keys } from './messages.ja.ts';

const t = textsOf<typeof keys>();

const SCOPES: readonly PermissionScope[] = ['admin', 'company', 'facility', 'wedding'];
const ACTIONS: readonly PermissionAction[] = ['read', 'write', 'exec'];
const RESOURCES = [
  ...(['info', 'user', 'company', 'facility', 'wedding', 'weddingVideo', 'weddingNotification', 'attendant'] as const),
  ...(['weddingPaymentState', 'archiveVideoPayment', 'paymentInfo', 'setting', 'throwMoneyEnabled'] as const),
  ...(['wedding-minDate-update', 'attendantPayment', 'batch', 'balance-summaries', 'archive-video-payment'] as const),
  ...(['weddings-csv', 'deposit-accounts', 'wedding-lives', 'cross-facility-financial'] as const),
] as const;

/** The permissions on one resource. */
export interface Right {
  readonly resource: string;
  /** The permission names, by action. */
  readonly names: readonly { readonly action: PermissionAction; readonly name: string }[];
}

/** The permissions in one area of the product. */
export interface RightGroup {
  readonly scope: PermissionScope;
  readonly rights: readonly Right[];
}

function rightsIn(scope: PermissionScope, names: readonly string[]): readonly Right[] {
  const parts = names.map(name => name.split(':')).filter(([own]) => own === scope);
  const resources = [...new Set(parts.map(([, , resource = '']) => resource))];
  return resources.map(resource => ({
    resource,
    names: ACTIONS.map(action => ({ action, name: `${scope}:${action}:${resource}` })).filter(({ name }) =>
      names.includes(name),
    ),
  }));
}

/** Groups permission names the way people look for them: area, resource, then read or write. */
export function groupRights(names: readonly string[]): readonly RightGroup[] {
  return SCOPES.map(scope => ({ scope, rights: rightsIn(scope, names) })).filter(({ rights }) => rights.length > 0);
}

/** The text of a resource; one unknown to this build is shown as is. */
export function resourceText(resource: string): string {
  const known = RESOURCES.find(one => one === resource);
  return known === undefined ? resource : t(`account.right.${known}`);
}

/** 見る・変更する: the permitted actions. */
export const actionsText = ({ names }: Right): string =>
  joinedText(
    'list',
    names.map(({ action }) => t(`account.rightTo.${action}`)),
  );
