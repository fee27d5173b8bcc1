import { lazy } from 'react';

export { useCaptions } from './api.ts';
export { useOfferedPlayhead } from './playhead.ts';

/** The recording panel for staff; its code loads with the console that shows it. */
export const RecordingPanel = lazy(async () => ({ default: (await import('./recording-panel.tsx')).RecordingPanel }));
