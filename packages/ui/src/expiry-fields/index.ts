export { EXPIRY_MONTHS, EXPIRY_YEARS, type Expiry, expiryYears } from './expiry.ts';
export { ExpiryFields, type ExpiryFieldsProps } from './expiry-fields.tsx';
