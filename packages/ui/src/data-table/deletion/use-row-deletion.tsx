import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../confirm-dialog/confirm-dialog.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { announce } from '../../kit/announce.ts';
import { useKitMessages } from '../../kit/kit-context.ts';
import type { Column, TableData, TableRow } from '../table-model.ts';
import { successorOf } from './successor.ts';

/** The outcome of deleting a row: deleted, or not, with `reason`. */
export type RowDeletionOutcome = { readonly isDeleted: true } | { readonly isDeleted: false; readonly reason: string };

export interface RowDeletionOptions<Row extends TableRow> {
  readonly data: TableData<Row>;
  /** The `{key}` in the question: 小林 陽翔・佐藤 結衣. */
  readonly nameOf: (row: Row) => string;
  /** Deletes the row; called only after the user confirmed. */
  readonly deleteRow: (row: Row) => Promise<RowDeletionOutcome>;
  /** The consequences, shown below the question. */
  readonly describe?: ((row: Row) => ReactNode) | undefined;
}

export interface RowDeletion<Row extends TableRow> {
  /** The delete button of each row: add it to the table's columns. */
  readonly column: Column<Row>;
  /** The confirmation dialog: render it next to the table. */
  readonly dialog: ReactNode;
  /** Opens the confirmation for a row from elsewhere, such as a menu. */
  readonly ask: (row: Row) => void;
}

/** Makes rows deletable: a button on each, the confirmation, error messages, and the focus on the next row. */
export function useRowDeletion<Row extends TableRow>(options: RowDeletionOptions<Row>): RowDeletion<Row> {
  const { list } = useKitMessages();
  const buttons = useRef(new Map<Row['id'], HTMLButtonElement>());
  const place = useRef<HTMLSpanElement>(null);
  const [asked, setAsked] = useState<{ readonly row: Row; readonly isOpen: boolean } | null>(null);
  const rows = options.data.state === 'ready' ? options.data.rows : [];
  const ask = (row: Row): void => setAsked({ row, isOpen: true });
  const successor = asked === null ? undefined : successorOf(rows, asked.row.id);
  const close = (row: Row): void => setAsked({ row, isOpen: false });
  return {
    ask,
    column: {
      id: 'delete',
      header: list.rowActions,
      isHeaderHidden: true,
      align: 'end',
      cardPlace: 'corner',
      cell: row => (
        <IconButton
          icon="trash-2"
          label={list.deleteRow(options.nameOf(row))}
          tooltip="left"
          onPress={() => ask(row)}
          ref={button => {
            if (button === null) buttons.current.delete(row.id);
            else buttons.current.set(row.id, button);
          }}
        />
      ),
    },
    dialog: (
      <span ref={place} tabIndex={-1}>
        {asked !== null && (
          <Question
            {...options}
            row={asked.row}
            isOpen={asked.isOpen}
            onClose={() => close(asked.row)}
            onHandOver={() => (successor === undefined ? place.current : buttons.current.get(successor))?.focus()}
          />
        )}
      </span>
    ),
  };
}

interface QuestionProps<Row extends TableRow> extends Omit<RowDeletionOptions<Row>, 'data'> {
  readonly row: Row;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The row is deleted and the dialog has closed: the focus may move on. */
  readonly onHandOver: () => void;
}

function Question<Row extends TableRow>(props: QuestionProps<Row>): ReactNode {
  const { row, isOpen, onClose } = props;
  const { list } = useKitMessages();
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<string>();
  const handOver = useRef<(() => void) | undefined>(undefined);
  const name = props.nameOf(row);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setReason(undefined);
    // Reads the neighbors now: once the row is gone it has none.
    const { onHandOver } = props;
    const outcome = await props.deleteRow(row).finally(() => setBusy(false));
    if (!outcome.isDeleted) {
      setReason(outcome.reason);
      return;
    }
    handOver.current = onHandOver;
    announce(list.deleted(name));
    onClose();
  };
  const cancel = (): void => {
    setReason(undefined);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="danger"
      title={
        <>
          {list.askDelete(name)}
          <Leaving
            onLeft={() => {
              handOver.current?.();
              handOver.current = undefined;
            }}
          />
        </>
      }
      confirmLabel={isBusy ? list.deleting : list.delete}
      isBusy={isBusy}
      errorMessage={reason}
      onConfirm={() => void confirm()}
      onCancel={cancel}
    >
      {props.describe?.(row)}
    </ConfirmDialog>
  );
}

/** Reports when the surrounding dialog has left the page: only then does it release the focus. */
function Leaving({ onLeft }: { readonly onLeft: () => void }): ReactNode {
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  });
  useEffect(() => () => void requestAnimationFrame(() => latest.current()), []);
  return null;
}
