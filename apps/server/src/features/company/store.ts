import type { Tx } from '../../platform/db/connect.ts';

/** Every company that is not deleted, with the number of its facilities. */
export async function listCompanies(tx: Tx) {
  return await tx
    .selectFrom('company')
    .select(eb => [
      'company.id',
      'company.account_id',
      'company.name',
      'company.contract_number',
      eb
        .selectFrom('facility')
        .select(count => count.fn.countAll<number>().as('n'))
        .whereRef('facility.company_id', '=', 'company.id')
        .where('facility.deleted_at', 'is', null)
        .as('facility_count'),
    ])
    .where('company.deleted_at', 'is', null)
    .orderBy('company.id')
    .execute();
}
