import { HTTP_MESSAGES } from '@academy/contract/http'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { Problem } from './problem.ts'

/** Parses by a schema of the contract. What the schema has no sentence of its own for gets the frame's, never zod's.
 * @throws Problem 400 with the first sentence for the person, and all of them by field for the form. */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input, { error: () => HTTP_MESSAGES.invalidInput })
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const fields: Record<string, string> = {}
  for (const { message, path } of issues) {
    const name = path.map(String).join('.')
    if (name && !(name in fields)) fields[name] = message
  }
  throw new Problem(400, issues[0]?.message ?? HTTP_MESSAGES.invalidInput, { fields })
}

export const compileValidator: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (input: unknown) => {
    try {
      // The framework hands an absent body on as null.
      return { value: parse(schema, input ?? undefined) }
    } catch (error) {
      if (error instanceof Problem) return { error }
      throw error
    }
  }
}
