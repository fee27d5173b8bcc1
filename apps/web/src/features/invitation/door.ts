export { type CoupleInfo, useCoupleInfo, usePreview, useRefreshCouple, useSaveInvitation } from './api.ts';
export { Countdown } from './countdown.tsx';
export { CoupleContext, useCouple } from './couple-context.ts';
export { CouplePicture } from './couple-picture.tsx';
export { InvitationEditor } from './editor/invitation-editor.tsx';
export { PreparationList } from './editor/preparation-list.tsx';
export { ShareWays } from './share/share-ways.tsx';
export { useFacesForNames } from './use-faces-for-names.ts';
