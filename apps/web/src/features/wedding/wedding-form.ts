import type { WeddingDetail } from '@kotohogi/contract/wedding';
import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { AggregateArea, AttendeeBand } from '@kotohogi/domain/wedding/types';

/** What the forms of a wedding hold. Setting up uses some of it, changing the rest. */
export interface WeddingForm {
  readonly hallId: number | null;
  readonly key: string;
  readonly reservationId: string;
  /** `yyyy-MM-ddTHH:mm` in Japan, as the date-time field writes it. */
  readonly dateTime: string;
  readonly email: string;
  readonly numOfAttendeesDiv: AttendeeBand | '';
  readonly weddingAggregateArea: AggregateArea;
  readonly designPattern: DesignPattern | null;
  readonly usePay: boolean;
  /** Of the mails to the couple; asked when a wedding is set up, theirs to change later. */
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

/** The form of a wedding that is there. */
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

/** The date and time as the wire has it: `yyyy-MM-dd HH:mm`. */
export const wireDateTime = (text: string): string => text.replace('T', ' ');

/** What staff may change of a wedding that is there. */
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
