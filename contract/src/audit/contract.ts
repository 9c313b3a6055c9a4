import { z } from 'zod'
import { CSV_REPLY, endpoint, id } from '../http/index.ts'
import * as M from './messages.ts'
import { SUBJECT_KINDS } from './subjects.ts'

const day = z.iso
  .date({ error: M.dateInvalid })
  .refine((date) => date >= '2000-01-01' && date <= '2999-12-31', M.dateInvalid)
const action = z.string().regex(/^[a-z][a-z-]{1,60}$/, M.actionInvalid)
const fields = z.record(z.string(), z.unknown())

/** Days are days in Kigali, both included. */
const auditFilters = {
  who: id(M.whoInvalid).optional(),
  action: action.optional(),
  kind: z.enum(SUBJECT_KINDS, { error: M.subjectInvalid }).optional(),
  subject: z
    .string()
    .regex(/^[\w-]{1,64}$/, M.subjectInvalid)
    .optional(),
  from: day.optional(),
  to: day.optional(),
}

export const act = z.object({
  _id: z.string(),
  at: z.string(),
  /** As they were then; `_id` null is nobody with an account. */
  who: z.object({ _id: z.string().nullable(), name: z.string(), role: z.string() }),
  action: z.string(),
  subject: z.object({ kind: z.string(), _id: z.string().nullable(), name: z.string() }),
  before: fields.nullable(),
  after: fields.nullable(),
  /** What else was written down. */
  details: fields,
  /** For superadmins; '' where the operator keeps no addresses. */
  network: z.string().nullable(),
  device: z.string().nullable(),
  requestId: z.string().nullable(),
})
export type Act = z.output<typeof act>

export const auditContract = {
  audit: endpoint('GET /api/audit', {
    who: 'admin',
    summary: 'What staff changed, the newest first: one page, `after` the last row of the one before',
    query: z.object({ ...auditFilters, after: id().optional() }),
    reply: z.object({
      acts: z.array(act),
      /** Exact up to 10,000; then that many, and `isMore`. */
      total: z.number(),
      isMore: z.boolean(),
      /** What `after` of the next page is; null on the last. */
      next: z.string().nullable(),
    }),
  }),
  auditCsv: endpoint('GET /api/audit/csv', {
    who: 'admin',
    summary: 'The same as a file, whole: a line a row of the log',
    query: z.object(auditFilters),
    ...CSV_REPLY,
  }),
  auditActors: endpoint('GET /api/audit/people', {
    who: 'admin',
    summary: 'Whom and which actions the audit log names, for its filters',
    reply: z.object({
      people: z.array(z.object({ _id: z.string(), name: z.string(), role: z.string() })),
      actions: z.array(z.string()),
    }),
  }),
}
