import { type CompanyId, type FacilityId, MAX_ID, type WeddingId } from '@kotohogi/domain/kernel/ids';
import * as z from 'zod/mini';

const isId = (value: string | number) => /^[1-9]\d{0,9}$/.test(String(value)) && Number(value) <= MAX_ID;

/** An id in a path: the browser passes the number, the server reads the text. Anything else is a 404. */
export const pathId = <Id extends number>() =>
  z.pipe(
    z.union([z.number(), z.string()]).check(z.refine(isId, { abort: true })),
    z.transform((value): Id => Number(value) as Id),
  );

/** The paths of the three scopes and of a guest's wedding (by its key). */
export const companyPath = { companyId: pathId<CompanyId>() };
export const facilityPath = { facilityId: pathId<FacilityId>() };
export const weddingPath = { weddingId: pathId<WeddingId>() };
export const keyPath = { wedding: z.string() };
