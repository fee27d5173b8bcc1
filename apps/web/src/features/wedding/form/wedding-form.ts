import type { WeddingDetail, wedding } from '@kotohogi/contract/wedding';
import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { LocalDate } from '@kotohogi/domain/kernel/jst';
import type { AggregateArea, AttendeeBand } from '@kotohogi/domain/wedding/types';
import type { Input } from '../../../shell/api/call.ts';
import { calendarSearch } from '../calendar/calendar-days.ts';

/** The values of the wedding forms. Creating uses some of them, editing the rest. */
export interface WeddingForm {
  readonly hallId: number | null;
  readonly key: string;
  readonly reservationId: string;
  /** `yyyy-MM-ddTHH:mm` in Japan, the format of the date-time field. */
  readonly dateTime: string;
  readonly email: string;
  readonly numOfAttendeesDiv: AttendeeBand | '';
  readonly weddingAggregateArea: AggregateArea;
  readonly designPattern: DesignPattern | null;
  readonly usePay: boolean;
  /** The language of mails to the couple; asked for on creation, and the couple can change it later. */
  readonly language: 'ja' | 'en';
}

/** An empty form. */
export const NEW_WEDDING: WeddingForm = {
  hallId: null,
  key: '',
  reservationId: '',
  dateTime: '',
  email: '',
  numOfAttendeesDiv: '',
  weddingAggregateArea: 'na',
  designPattern: null,
  usePay: true,
  language: 'ja',
};

/** The search parameters of the page that creates a wedding. */
export interface NewWeddingSearch {
  readonly date?: LocalDate;
  readonly hallId?: number;
}

/** Reads the search parameters; what is not valid is left out. */
export function newWeddingSearch(search: Readonly<Record<string, unknown>>): NewWeddingSearch {
  const { date } = calendarSearch(search);
  const hallId = Number(search.hallId);
  return { ...(date && { date }), ...(Number.isSafeInteger(hallId) && hallId > 0 && { hallId }) };
}

/** An empty form, or one with a day and a hall; the time of day is empty. */
export const newWeddingOn = ({ date, hallId }: NewWeddingSearch): WeddingForm => ({
  ...NEW_WEDDING,
  hallId: hallId ?? null,
  dateTime: date === undefined ? '' : `${date}T`,
});

/** The form values of an existing wedding. */
export function formOf(detail: WeddingDetail): WeddingForm {
  return {
    hallId: detail.hallId,
    key: detail.key,
    reservationId: detail.reservationId,
    dateTime: detail.dateTime.replace(' ', 'T'),
    email: detail.email,
    numOfAttendeesDiv: detail.numOfAttendeesDiv,
    weddingAggregateArea: detail.weddingAggregateArea,
    designPattern: detail.designPattern,
    usePay: detail.usePay,
    language: 'ja',
  };
}

/** The date and time in the API format: `yyyy-MM-dd HH:mm`. */
export const wireDateTime = (text: string): string => text.replace('T', ' ');

/** The fields staff can change on an existing wedding. */
const CHANGEABLE = [
  'hallId',
  'key',
  'reservationId',
  'dateTime',
  'email',
  'numOfAttendeesDiv',
  'weddingAggregateArea',
  'designPattern',
  'usePay',
] as const satisfies readonly (keyof WeddingForm)[];
export type Changeable = (typeof CHANGEABLE)[number];

/** The fields in which two forms differ. */
export function differences(a: WeddingForm, b: WeddingForm): readonly Changeable[] {
  return CHANGEABLE.filter(name => a[name] !== b[name]);
}

/** The request body of a new wedding. */
export type NewWeddingBody = Input<typeof wedding.create>['body'];

/** The request body of a valid form; the form's validation ensures that hall and number of guests are present. */
export function newWeddingBody(form: WeddingForm): NewWeddingBody | undefined {
  const { hallId, key, reservationId, dateTime, email, numOfAttendeesDiv, language } = form;
  if (hallId === null || numOfAttendeesDiv === '') return undefined;
  return { hallId, key, reservationId, dateTime: wireDateTime(dateTime), email, numOfAttendeesDiv, language };
}
