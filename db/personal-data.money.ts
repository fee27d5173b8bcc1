import type { ColumnClass } from './personal-data.types.ts';
import type { Tables } from './tables.ts';

/** How an erasure treats the columns of the ledger, transfers, invoices and the comparison with the gateway. */
export const MONEY_DATA = {
  journal_entry: [
    { treatment: 'none', columns: 'id at kind facility_id wedding_id payment_id transfer_id' },
    { treatment: 'none', columns: 'correction_id line_count' },
  ],
  correction: [
    { treatment: 'wedding', columns: 'reason decided_reason' },
    { treatment: 'none', columns: 'id facility_id wedding_id debit_account credit_account amount_yen state' },
    { treatment: 'none', columns: 'proposed_by proposed_at decided_by decided_at' },
  ],
  journal_line: [{ treatment: 'none', columns: 'entry_id account amount_yen at facility_id wedding_id' }],
  gift_freeze: [{ treatment: 'none', columns: 'wedding_id fixed_at amount_yen left_out run_at reminded_at' }],
  transfer: [
    { treatment: 'wedding', columns: 'account reason' },
    { treatment: 'none', columns: 'id wedding_id facility_id number attempt amount_yen state ordered_by ordered_at' },
    { treatment: 'none', columns: 'approved_by approved_at ended_by ended_at result_code file_id' },
  ],
  bank_line: [
    { treatment: 'wedding', columns: 'name' },
    { treatment: 'none', columns: 'id booked_on amount_yen fingerprint imported_by imported_at transfer_id score' },
    { treatment: 'none', columns: 'linked_by linked_at' },
  ],
  transfer_consignor: [
    {
      treatment: 'none',
      columns: 'facility_id code name bank_number bank_name branch_number branch_name account_type',
    },
    { treatment: 'none', columns: 'account_number version updated_by updated_at' },
  ],
  transfer_file: [
    { treatment: 'none', columns: 'id facility_id number transfer_on transfer_count total_yen sha256 made_by made_at' },
    { treatment: 'wedding', columns: 'content' },
  ],
  accounting_month: [{ treatment: 'none', columns: 'month closed_at closed_by' }],
  invoice: [
    { treatment: 'none', columns: 'id facility_id month year serial total_yen issued_at' },
    { treatment: 'kept', columns: 'content', why: 'names companies only, and an issued invoice never changes' },
  ],
  invoice_entry: [{ treatment: 'none', columns: 'entry_id facility_id month' }],
  receipt: [
    { treatment: 'guest', columns: 'name' },
    { treatment: 'none', columns: 'payment_id attendant_id number company_name facility_name phone issued_at' },
  ],
  reconciliation_run: [
    { treatment: 'none', columns: 'id facility_id due_at last_payment_id asked_count finished_at alarmed_at' },
  ],
  payment_difference: [
    { treatment: 'kept', columns: 'resolved_reason', why: 'why a person accepted a difference: evidence of the books' },
    { treatment: 'none', columns: 'id run_id payment_id kind gateway_status gateway_amount_yen found_at resolved_at' },
  ],
} satisfies Partial<Record<keyof Tables, readonly ColumnClass[]>>;
