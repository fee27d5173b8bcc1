import { isRegistrationNumber } from '@kotohogi/domain/platform-setting/issuer';
import * as z from 'zod/mini';
import { rule } from './rule.ts';

/** The registration number of an issuer of qualified invoices, or empty; full-width and spaced input is normalized. */
export const registrationNumber = z.string().check(
  z.overwrite(text => text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()),
  rule<string>('registrationNumber', text => text === '' || isRegistrationNumber(text)),
);
