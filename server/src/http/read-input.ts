import { HTTP_MESSAGES } from '@academy/contract/http'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Services } from './opened-services.ts'
import { invalid } from './problem.ts'
import type { Input, Route } from './route.ts'
import { isUnsound } from './unsound.ts'
import { receiveForm } from './uploads.ts'
import { parse } from './validate.ts'

// biome-ignore lint/suspicious/noExplicitAny: parsed by the endpoint's own schemas just before
export type ReadInput = Input<any> & { seen?: unknown }

export async function readInput(route: Route, request: FastifyRequest, services: Services) {
  const { upload, body: schema } = route.endpoint
  const input = { params: request.params, query: request.query, body: request.body, file: null } as ReadInput
  if (!upload || !request.isMultipart()) {
    // A form's call may also come as JSON, without a file.
    if (upload && schema) input.body = parseForm(schema, request.body ?? {})
    return { input, cleanUp: async () => {} }
  }
  const form = await receiveForm(request, upload, services.files)
  try {
    input.body = schema ? parseForm(schema, form.fields) : undefined
  } catch (error) {
    await form.cleanUp()
    throw error
  }
  input.file = form.file
  return { input, cleanUp: form.cleanUp }
}

/** A form's field may hold JSON, whose escapes spell what the field's own letters do not show. */
function parseForm(schema: z.ZodType, fields: unknown): unknown {
  const body = parse(schema, fields)
  if (isUnsound(body)) throw invalid(HTTP_MESSAGES.unacceptableText)
  return body
}
