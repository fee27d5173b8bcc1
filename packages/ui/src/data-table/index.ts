export { DataTable, type DataTableProps } from './data-table.tsx';
export { LoadFailure, type LoadFailureProps } from './load-failure.tsx';
export {
  type Column,
  type Columns,
  type RowTone,
  type SelectionParts,
  sortAfterPress,
  type TableData,
  type TableRow,
  type TableSort,
} from './table-model.ts';
