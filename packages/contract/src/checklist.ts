import { COMPANY_STEPS, FACILITY_STEPS } from '@kotohogi/domain/checklist/decide';
import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';
import { companyPath, facilityPath } from './rules/params.ts';

/** The steps of a first-run checklist; it is shown until all are done or someone dismisses it. */
const listOf = <const Steps extends readonly [string, ...string[]]>(steps: Steps) =>
  z.object({ steps: z.array(z.object({ step: z.enum(steps), isDone: z.boolean() })), isDismissed: z.boolean() });

/** What a new facility or company still has to do. */
export const checklist = {
  facility: endpoint({
    name: 'checklist.facility',
    method: 'GET',
    path: '/facilities/:facilityId/checklist',
    summary: 'Returns the steps that a facility needs before its first ceremony, and which are done.',
    access: 'facility:read:setting',
    params: z.object(facilityPath),
    output: listOf(FACILITY_STEPS),
  }),
  dismissFacility: endpoint({
    name: 'checklist.dismissFacility',
    method: 'POST',
    path: '/facilities/:facilityId/checklist/dismiss',
    summary: "Dismisses a facility's checklist for all of its staff.",
    access: 'facility:write:setting',
    audit: 'facility',
    params: z.object(facilityPath),
    output: empty,
  }),
  company: endpoint({
    name: 'checklist.company',
    method: 'GET',
    path: '/companies/:companyId/checklist',
    summary: 'Returns the steps that a company needs before its first facility can work, and which are done.',
    access: 'company:read:setting',
    params: z.object(companyPath),
    output: listOf(COMPANY_STEPS),
  }),
  dismissCompany: endpoint({
    name: 'checklist.dismissCompany',
    method: 'POST',
    path: '/companies/:companyId/checklist/dismiss',
    summary: "Dismisses a company's checklist for all of its staff.",
    access: 'company:write:setting',
    audit: 'company',
    params: z.object(companyPath),
    output: empty,
  }),
};
