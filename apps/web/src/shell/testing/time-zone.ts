import { vi } from 'vitest';

/** Sets the device's time zone, until the mocks are restored. */
export function setTimeZone(timeZone: string): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}
