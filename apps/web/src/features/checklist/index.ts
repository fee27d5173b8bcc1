export { CompanyChecklist } from './company-checklist.tsx';
export { FacilityChecklist } from './facility-checklist.tsx';
