import { HTTP_MESSAGES } from '@academy/contract/http'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import { encodeReply } from '../encode-reply.ts'
import { admit } from '../guard.ts'
import { paramsSchema } from '../params.ts'
import { invalid, Problem } from '../problem.ts'
import type { Route } from '../route.ts'
import { isUnsound } from '../unsound.ts'
import { parse } from '../validate.ts'

/** A call that a page makes first, with its parts as its address has them. */
export interface PageCall {
  address: string
  params: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  /** The same filled in: what the page knows the answer by. */
  url: string
}
export interface PageAnswer {
  status: number
  body: unknown
}

/** A route that pages ask, with what its params are held to. */
export interface Reading {
  route: Route
  params: z.ZodType
}

/** What a call was answered, or what its answer is made from. */
export interface ReadCall {
  /** Another one for another answer, as JSON. */
  version: unknown
  answer(): Promise<PageAnswer>
}

/** Readings that are asked in a page's own request: none that is counted, none whose answer is no JSON. */
export const readingsAmong = (routes: readonly Route[]): ReadonlyMap<string, Reading> =>
  new Map(
    routes
      .filter(({ endpoint, isFile, isRedirect }) => {
        return endpoint.method === 'GET' && !endpoint.limit && !isFile && !isRedirect
      })
      .map((route) => {
        const { address, path, params } = route.endpoint
        return [address as string, { route, params: paramsSchema(path, params) }]
      }),
  )

/** What the context's caller would hear if they made the call by itself: the same guard, schemas and action.
 * @throws what is no refusal: the database being away, a mistake of ours. */
export async function answerCall(reading: Reading, ctx: Context, call: PageCall): Promise<PageAnswer> {
  const { answer } = await readCall(reading, ctx, call)
  return answer()
}

/** The same for who may have the answer already: where its route tells from what it is made, it is made when it is asked for. */
export async function readCall(
  { route: { endpoint, action, packed }, params: schema }: Reading,
  ctx: Context,
  { params, query }: PageCall,
): Promise<ReadCall> {
  const read = await orRefusal(async (): Promise<ReadCall> => {
    admit(endpoint.who, ctx.caller)
    if (isUnsound([params, query])) throw invalid(HTTP_MESSAGES.unacceptableText)
    const input = {
      params: parse(schema, params),
      query: endpoint.query && parse(endpoint.query, query),
      body: undefined,
      file: null,
    }
    const answered = (reply: unknown) => ({ status: 200, body: encodeReply(endpoint, reply) })
    const source = packed ? await packed.source(ctx, input) : null
    if (!packed || source === null) return known(answered(await action(ctx, input)))
    const make = async () => answered(await packed.reply(ctx, input, source))
    return { version: source, answer: () => orRefusal(make) }
  })
  return 'answer' in read ? read : known(read)
}

const known = (answer: PageAnswer): ReadCall => ({ version: answer, answer: async () => answer })

/** Whatever is refused is an answer, too. */
async function orRefusal<T>(work: () => Promise<T>): Promise<T | PageAnswer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    const { status, message, fields, details } = error
    return { status, body: { message, ...(fields && { fields }), ...details } }
  }
}
