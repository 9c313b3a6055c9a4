import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What a page's call heard, as the call by itself would have. */
const answer = z.object({
  status: z.number(),
  body: z.unknown(),
  /** The browser may keep it for when there is no line. */
  mayBeKept: z.boolean(),
})
export type PersonAnswer = z.infer<typeof answer>

export const pageContract = {
  page: endpoint('GET /api/page', {
    who: 'signed-in',
    summary:
      'What a page of a signed-in person shows first: its markup, drawn for the caller, and the answers to its calls',
    query: z.object({ at: z.string().startsWith('/').max(1000) }),
    reply: z.object({
      /** Null where nothing is drawn for the caller now; their browser draws it. */
      html: z.string().nullable(),
      /** By the calls' addresses. */
      answers: z.record(z.string(), answer),
    }),
  }),
}
