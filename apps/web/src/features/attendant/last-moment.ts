import { shortDateText, timeText } from '../../shell/formats.ts';

/** The last moment something is open, as it is announced: 11/24(火) 23:59. */
export const lastMomentText = (closesAt: number): string => `${shortDateText(closesAt - 1)} ${timeText(closesAt - 1)}`;
