export { attendanceQuery } from './api.ts';
export { letterKindOf } from './letter/letter-kind.ts';
