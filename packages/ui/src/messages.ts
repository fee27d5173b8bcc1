/** The languages the kit speaks. */
export type KitLocale = 'ja' | 'en-US';

/** Words of fields and forms. */
export interface FormMessages {
  readonly required: string;
  readonly optional: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  /** Spoken when a text grows past its limit. */
  readonly charactersOver: (over: number) => string;
  readonly charactersOf: (count: number, max: number) => string;
  readonly lookUpAddress: string;
  readonly lookingUpAddress: string;
  readonly addressNotFound: string;
  readonly postalCodeIncomplete: string;
  readonly choose: string;
  readonly date: string;
  readonly time: string;
  readonly openCalendar: string;
  readonly calendar: string;
  readonly formHasDefects: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly cardNumber: string;
  readonly cardExpiry: string;
  readonly cardSecurityCode: string;
  readonly cardHolder: string;
  readonly cardBrands: string;
}

/** Words of the calendar; dates themselves are written by the browser. */
export interface CalendarMessages {
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly previousYear: string;
  readonly nextYear: string;
  readonly chooseMonth: string;
  readonly chooseYear: string;
  readonly today: string;
  readonly selected: string;
}

/** Words of lists that can be put in order. */
export interface SortMessages {
  readonly moveUp: (item: string) => string;
  readonly moveDown: (item: string) => string;
  readonly removeItem: (item: string) => string;
  readonly addItem: string;
  readonly movedTo: (item: string, position: number) => string;
  readonly removed: (item: string) => string;
}

/** Words of the image uploader. */
export interface ImageMessages {
  readonly choose: string;
  readonly replace: string;
  readonly remove: string;
  readonly creating: string;
  readonly wrongType: string;
  readonly tooLarge: string;
  readonly tooMany: string;
  readonly unreadable: string;
  readonly notLoaded: string;
}

/** Words of tables and paging. */
export interface ListMessages {
  readonly empty: string;
  readonly pageInfo: (total: number, first: number, last: number) => string;
  readonly pages: string;
  readonly page: (page: number) => string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly rowsPerPage: string;
  readonly rows: (count: number) => string;
  readonly sortBy: string;
  readonly ascending: string;
  readonly descending: string;
  readonly loading: string;
  readonly loadFailed: string;
  readonly retry: string;
}

/** Words of dialogs, notices and the frame of a page. */
export interface FrameMessages {
  readonly busy: string;
  readonly close: string;
  readonly back: string;
  readonly cancel: string;
  readonly notices: string;
  readonly closeNotices: string;
  readonly language: string;
  readonly dismiss: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly connectionConnecting: string;
  readonly connectionConnected: string;
  readonly connectionReconnecting: string;
  readonly connectionDisconnected: string;
  readonly connectionFailed: string;
  readonly skipToContent: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly menu: string;
  readonly breadcrumbs: string;
  readonly opensElsewhere: string;
  readonly removeCondition: (name: string) => string;
  readonly save: string;
  readonly saving: string;
  readonly edit: string;
  readonly createWithThis: string;
  readonly creating: string;
  readonly unsavedChanges: (count: number) => string;
  readonly currentStep: string;
  readonly doneStep: string;
  readonly notificationLevels: Readonly<Record<'success' | 'info' | 'warn' | 'error', string>>;
}

/** Every text the kit says by itself. */
export interface KitMessages {
  readonly form: FormMessages;
  readonly calendar: CalendarMessages;
  readonly sort: SortMessages;
  readonly image: ImageMessages;
  readonly list: ListMessages;
  readonly frame: FrameMessages;
}

const loaded = new Map<KitLocale, KitMessages>();

/** Loads the kit's texts of one language: before a `KitProvider` of that language is drawn. The other one stays away. */
export async function loadKitMessages(locale: KitLocale): Promise<void> {
  loaded.set(locale, locale === 'ja' ? (await import('./messages.ja.ts')).ja : (await import('./messages.en.ts')).en);
}

/** The kit's texts in a language that has been loaded. */
export function kitMessages(locale: KitLocale): KitMessages {
  const messages = loaded.get(locale);
  if (messages === undefined) throw new Error(`the kit's texts in ${locale} are not loaded`);
  return messages;
}
