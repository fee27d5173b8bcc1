export {
  type RowDeletion,
  type RowDeletionOptions,
  type RowDeletionOutcome,
  useRowDeletion,
} from './use-row-deletion.tsx';
