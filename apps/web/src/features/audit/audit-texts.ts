import type { AuditRow } from '@kotohogi/contract/audit';
import { AUDIT_SUBJECTS, type AuditSubject } from '@kotohogi/domain/audit/subjects';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The verbs of actions that have a text; an action is named `noun.verb`. */
const VERBS = [
  'account',
  'activate',
  'addChapter',
  'adminCreate',
  'adminInvite',
  'adminRemove',
  'adminRemoveRoles',
  'adminUpdate',
  'applyResults',
  'approve',
  'archive',
  'attendant',
  'backup',
  'book',
  'cancel',
  'change',
  'changeAsGuest',
  'changeEmail',
  'changeLanguage',
  'changePassword',
  'changeSettings',
  'clean',
  'cleanLives',
  'cleanWeddings',
  'clearRehearsal',
  'close',
  'commissionsCsv',
  'companyCreate',
  'companyInvite',
  'companyRemove',
  'companyRemoveRoles',
  'companyUpdate',
  'confirm',
  'confirmEmail',
  'create',
  'createAdministrator',
  'createCalendar',
  'csv',
  'csvOfAll',
  'decline',
  'delay',
  'depositsCsv',
  'dismissCompany',
  'dismissFacility',
  'download',
  'edit',
  'emergencyStop',
  'end',
  'enter',
  'erase',
  'facilityCreate',
  'facilityInvite',
  'facilityRemove',
  'facilityRemoveRoles',
  'facilityUpdate',
  'fail',
  'hide',
  'idPhoto',
  'importStatement',
  'intermission',
  'invite',
  'issue',
  'inviteHost',
  'join',
  'link',
  'linkVideo',
  'list',
  'log',
  'login',
  'make',
  'me',
  'monthCsv',
  'totalsCsv',
  'multipartUrl',
  'ng',
  'open',
  'order',
  'poster',
  'propose',
  'publish',
  'putCaption',
  'putPoster',
  'refund',
  'refuse',
  'register',
  'remove',
  'removeCalendar',
  'removeCaption',
  'removeChapter',
  'removeHost',
  'removePoster',
  'removeRoles',
  'renameChapter',
  'replaceCalendar',
  'request',
  'reseal',
  'resolve',
  'restore',
  'resume',
  'returnsCsv',
  'save',
  'saveConsignor',
  'send',
  'sendQueued',
  'setShortcut',
  'settle',
  'settleClaim',
  'sync',
  'thank',
  'unlink',
  'unpaidCsv',
  'update',
  'updateInfo',
  'updateLinkPreview',
  'updateProfile',
  'updateTemplate',
  'uploadUrl',
  'weddingEventsCsv',
  'withdraw',
] as const;

/** The text of an action; undefined if it has none, and its name is shown instead. */
export function actionText(action: string): string | undefined {
  const [, verb = ''] = action.split('.');
  const known = VERBS.find(one => one === verb);
  return known && t(`audit.verb.${known}`);
}

/** The kind of a subject in words. */
export const subjectText = (kind: AuditSubject): string => t(`audit.subject.${kind}`);

/** The subject of an action with its number: 結婚式 12. */
export function subjectOf({ kind, id }: AuditRow['subject']): string {
  const known = AUDIT_SUBJECTS.find(one => one === kind);
  const label = known === undefined ? kind : subjectText(known);
  return /^\d+$/.test(id) ? t('audit.subject.numbered', { label, id }) : label;
}

/** The name of the actor, or their kind if they have no name. */
export function actorText({ kind, id, name }: AuditRow['actor']): string {
  if (name !== '') return name;
  return id === null ? t(`audit.actor.${kind}`) : t('audit.actor.numbered', { label: t(`audit.actor.${kind}`), id });
}

const LONGEST_DETAIL = 240;

/** The details of an action in one line. */
export function detailText(detail: AuditRow['detail']): string {
  const line = Object.entries(detail)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(' · ');
  return line.length > LONGEST_DETAIL ? `${line.slice(0, LONGEST_DETAIL)}…` : line;
}
