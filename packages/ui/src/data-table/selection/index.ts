export { type RowSelection, type RowSelectionOptions, useRowSelection } from './use-row-selection.tsx';
