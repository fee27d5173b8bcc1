export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './error-summary.tsx';
export { focusField, focusFirstField } from './focus-field.ts';
