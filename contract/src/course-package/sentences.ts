import type { z } from 'zod'
import { LECTURE_TYPES } from '../lectures/rules.ts'
import * as say from './messages.ts'

/** Turns what zod found into the package's own sentences; undefined leaves a schema's own message. */
export function sentenceFor(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return say.missing
      if (issue.expected === 'int') return say.wholeNumber
      return say.expected(wanted[issue.expected] ?? issue.expected, kindOf(issue.input))
    case 'invalid_value':
      return issue.input === undefined ? say.missing : say.oneOf(issue.values)
    case 'invalid_union':
      return issue.input === undefined || issue.discriminator === undefined
        ? undefined
        : say.oneOf(LECTURE_TYPES)
    case 'too_big':
      if (issue.origin === 'string') return say.tooLong(Number(issue.maximum))
      return issue.origin === 'array'
        ? say.tooMany(Number(issue.maximum))
        : say.tooLarge(Number(issue.maximum))
    case 'too_small':
      if (issue.origin === 'string') return say.blank
      return issue.origin === 'array'
        ? say.tooFew(Number(issue.minimum))
        : say.tooSmall(Number(issue.minimum))
    default:
      return undefined
  }
}

const wanted: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
  record: 'an object',
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return JSON.stringify(value)?.slice(0, 40) ?? typeof value
}
