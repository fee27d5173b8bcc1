export { type CoupleInfo, useCoupleInfo, usePreview, useRefreshCouple } from './api.ts';
export { ArchWindow } from './arch-window.tsx';
export { Countdown } from './countdown.tsx';
export { CoupleContext, useCouple } from './couple-context.ts';
export { titlesOf } from './couple-names.ts';
export { InvitationEditor } from './invitation-editor.tsx';
export { PreparationList } from './preparation-list.tsx';
export { ShareWays } from './share-ways.tsx';
export { useFacesForNames } from './use-faces-for-names.ts';
