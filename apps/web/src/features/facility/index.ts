export { type FacilityArea, FacilityContext, useFacility } from './facility-context.ts';
export { FacilityList } from './facility-list.tsx';
export { FacilitySwitcher } from './facility-switcher.tsx';
