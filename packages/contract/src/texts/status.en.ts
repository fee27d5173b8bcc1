import type { statusJa } from './status.ja.ts';

/** The user messages of a failed call (docs/product/error-page.md#texts-of-a-status), English. */
export const statusEn: Readonly<Record<keyof typeof statusJa, string>> = {
  'failure.request': 'There is a problem with the request. Please reload the page and try again.',
  'failure.unauthenticated': 'Please sign in.',
  'failure.forbidden': 'You are not allowed to access this.',
  'failure.notFound': 'What you are looking for was not found or has been deleted.',
  'failure.unsupportedClient': 'Your browser or connection is not supported.',
  'failure.tooSlow': 'The process took too long. Please try again later.',
  'failure.conflict': 'This overlapped with another operation and could not be done.',
  'failure.gone': 'It has already been deleted.',
  'failure.tooLarge': 'The data to send is too large.',
  'failure.unsupportedMedia': 'Data of this type cannot be accepted.',
  'failure.defects': 'Some of the input is incorrect. Please check it and try again.',
  'failure.locked': 'It is locked at the moment.',
  'failure.tooMany': 'Too many operations in a short time. Please wait a moment and try again.',
  'failure.failed': 'An error has occurred.',
  'failure.congested': 'There are many visitors at the moment. Please try again later.',
  'failure.gatewayTimeout': 'There was no answer in time. Please try again later.',
  'failure.unreachable': 'The network cannot be reached. Please check your connection.',
  'failure.default': 'An error has occurred.',
};
