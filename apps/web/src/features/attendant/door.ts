export { AnswersCard } from './answers-card.tsx';
export { useAttendanceNews, useReportWatched, useUpdateMe, useViewerCount } from './api.ts';
export { useAttendance } from './attendance-context.ts';
export { coupleText } from './couple.ts';
export { GuestsPage } from './guests-page.tsx';
export { lastMomentText } from './last-moment.ts';
export { NewestAnswers } from './newest-answers.tsx';
export { WaitingGuests } from './waiting-guests.tsx';
