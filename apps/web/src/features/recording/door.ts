import { lazy } from 'react';

export { useCaptions } from './api.ts';
export { useOfferedPlayhead } from './playhead.ts';

/** What staff do about the recording; its code comes with the console that shows it. */
export const RecordingDesk = lazy(async () => ({ default: (await import('./recording-desk.tsx')).RecordingDesk }));
