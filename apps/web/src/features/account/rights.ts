import type { PermissionAction, PermissionScope } from '@kotohogi/domain/permission/names';
import { joinedText } from '../../shell/formats.office.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { keys } from './messages.ja.ts';

const say = textsOf<typeof keys>();

const SCOPES: readonly PermissionScope[] = ['admin', 'company', 'facility', 'wedding'];
const ACTIONS: readonly PermissionAction[] = ['read', 'write', 'exec'];
const RESOURCES = [
  ...(['info', 'user', 'company', 'facility', 'wedding', 'weddingVideo', 'weddingNotification', 'attendant'] as const),
  ...(['weddingPaymentState', 'archiveVideoPayment', 'paymentInfo', 'setting', 'throwMoneyEnabled'] as const),
  ...(['wedding-minDate-update', 'attendantPayment', 'batch', 'balance-summaries', 'archive-video-payment'] as const),
  ...(['weddings-csv', 'deposit-accounts', 'wedding-lives', 'cross-facility-financial'] as const),
] as const;

/** What can be done with one thing. */
export interface Right {
  readonly resource: string;
  /** The permission names, by what they allow. */
  readonly names: readonly { readonly action: PermissionAction; readonly name: string }[];
}

/** The rights in one part of the product. */
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

/** Permission names as people look for them: where, what, then whether to see it or to change it. */
export function groupRights(names: readonly string[]): readonly RightGroup[] {
  return SCOPES.map(scope => ({ scope, rights: rightsIn(scope, names) })).filter(({ rights }) => rights.length > 0);
}

/** A thing in words; one this build does not know yet stays as it is written. */
export function resourceText(resource: string): string {
  const known = RESOURCES.find(one => one === resource);
  return known === undefined ? resource : say(`account.right.${known}`);
}

/** 見る・変更する: what may be done with it. */
export const actionsText = ({ names }: Right): string =>
  joinedText(
    'list',
    names.map(({ action }) => say(`account.rightTo.${action}`)),
  );
