/**
 * The actions that the history of a wedding shows: what the couple, the venue and the product changed
 * (docs/product/wedding.md#history). Replies, messages and gifts of guests have lists of their own.
 */
export const HISTORY_ACTIONS = [
  'wedding.create',
  'wedding.update',
  'weddingSchedule.change',
  'weddingDeletion.remove',
  'weddingDeletion.restore',
  'weddingErasure.request',
  'wedding.erase',
  'user.inviteHost',
  'user.removeHost',
  'account.register',
  'account.activate',
  'attendantForm.update',
  'invitation.update',
  'invitation.updateLinkPreview',
  'invitation.updateTemplate',
  'profile.update',
  'profile.changeLanguage',
  'depositAccount.update',
  'attendantHost.enter',
  'attendantHost.update',
  'attendantHost.ng',
  'congratulation.hide',
  'notification.send',
  'notification.withdraw',
  'live.create',
  'live.open',
  'live.publish',
  'live.intermission',
  'live.resume',
  'live.delay',
  'live.close',
  'live.emergencyStop',
  'live.clearRehearsal',
  'recording.linkVideo',
  'recording.setShortcut',
  'recording.putCaption',
  'recording.removeCaption',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** The fields whose old and new value the history shows. */
export const HISTORY_FIELDS = [
  'hallName',
  'key',
  'reservationId',
  'dateTime',
  'email',
  'numOfAttendeesDiv',
  'weddingAggregateArea',
  'designPattern',
  'usePay',
  'status',
] as const;
export type HistoryField = (typeof HISTORY_FIELDS)[number];

/** A value as the API sends it; null if there is none, or it is not kept. */
export type HistoryValue = string | number | boolean | null;

/** A field before and after a change. */
export interface HistoryChange {
  readonly field: HistoryField;
  readonly from: HistoryValue;
  readonly to: HistoryValue;
}

/** The fields of a wedding that the history compares. */
export type HistoryFacts = Readonly<Record<Exclude<HistoryField, 'status'>, HistoryValue>>;

/**
 * The changed fields of the basics. The couple's former address is left out: a mistyped one may belong to a person who
 * has nothing to do with the wedding.
 */
export function changesBetween(before: HistoryFacts, after: HistoryFacts): HistoryChange[] {
  return HISTORY_FIELDS.flatMap(field => {
    if (field === 'status' || before[field] === after[field]) return [];
    return [{ field, from: field === 'email' ? null : before[field], to: after[field] }];
  });
}
