import { z } from 'zod'
import { endpoint } from '../http/index.ts'
import { PAYMENT_STATUSES } from '../payments/rules.ts'
import { ROLES } from '../users/rules.ts'
import * as M from './messages.ts'
import { FIND_MAX_LENGTH } from './rules.ts'

/** The best first: called exactly so, beginning so, with words that begin so, holding it, written nearly so. */
const found = <T extends z.ZodRawShape>(shape: T) =>
  z.object({ rows: z.array(z.object({ _id: z.string(), ...shape })), hasMore: z.boolean() })

const reply = z.object({
  people: found({
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    /** For instructors: which of their courses the person studies, the newest. */
    courseId: z.string().nullable(),
  }),
  courses: found({ title: z.string() }),
  lectures: found({ title: z.string(), courseId: z.string(), courseTitle: z.string() }),
  questions: found({ title: z.string(), lectureTitle: z.string(), courseTitle: z.string() }),
  payments: found({
    reference: z.string(),
    name: z.string(),
    courseTitle: z.string(),
    status: z.enum(PAYMENT_STATUSES),
  }),
  certificates: found({ number: z.string(), name: z.string(), courseTitle: z.string() }),
})
export type Finds = z.infer<typeof reply>
export type FindKind = keyof Finds

export const findContract = {
  find: endpoint('GET /api/find', {
    who: 'teacher',
    summary: 'Quick find: people, courses, lectures, questions, payments and certificates, the best of each',
    query: z.object({
      q: z
        .string({ error: M.textRequired })
        .trim()
        .min(1, M.textRequired)
        .max(FIND_MAX_LENGTH, M.textTooLong),
    }),
    reply,
  }),
}
