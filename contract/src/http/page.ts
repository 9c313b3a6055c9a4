import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What a page's call heard, as the call by itself would have. */
const answer = z.object({
  status: z.number(),
  body: z.unknown(),
  /** How the browser may keep it, as its endpoint says (`Endpoint.offline`); null where it may not. */
  offline: z.enum(['quick', 'fallback']).nullable(),
})
export type PersonAnswer = z.infer<typeof answer>

const query = z.object({
  key: z.array(z.unknown()),
  /** The answer that it holds, by the call's address. */
  url: z.string().optional(),
  /** The member of that answer; all of it otherwise. */
  part: z.string().optional(),
  /** What a query makes of its answers stands here itself. */
  data: z.unknown().optional(),
})

const page = z.object({
  /** Null where nothing is drawn for the caller now; their browser draws it. */
  html: z.string().nullable(),
  /** The rules that the markup needs; of who has the page's sheets, those that its parts bring. For who named a style, pieces of them that make
   * one sheet when joined by `}`: new ones, and from which to before which piece of that style, split at each `}`. */
  style: z.union([z.string(), z.array(z.union([z.string(), z.tuple([z.number(), z.number()])]))]),
  /** What the page's queries were drawn with. */
  queries: z.array(query),
  /** Those among the answers, by the calls' addresses, that the markup was drawn with. */
  heard: z.array(z.string()),
  /** The parts of the program, by name, that come by need and stand in the markup. */
  parts: z.array(z.string()),
  /** By the calls' addresses. */
  answers: z.record(z.string(), answer),
})
export type PersonPage = z.infer<typeof page>

export const pageContract = {
  page: endpoint('GET /api/page', {
    who: 'signed-in',
    offline: 'fallback',
    summary:
      'What a page of a signed-in person shows first: its markup, drawn for the caller, and the answers to its calls',
    query: z.object({
      at: z.string().startsWith('/').max(1000),
      /** What the caller need not be sent: the sheets that the page names are there. */
      has: z.literal('sheets').optional(),
      /** The style that the caller's page came with, by the name that stands there. */
      style: z.string().max(100).optional(),
    }),
    reply: page,
  }),
}
