import { id } from '@academy/contract/http'
import { z } from 'zod'

const NAMES = /\{(\w+)\}/g

export const hasParams = (path: string) => path.includes('{')

/** Each `{name}` of a path is a 24-hex id unless the endpoint says otherwise. */
export function paramsSchema(path: string, named: Record<string, z.ZodType<string>> = {}): z.ZodType {
  const names = [...path.matchAll(NAMES)].map((match) => match[1] as string)
  return z.object(Object.fromEntries(names.map((name) => [name, named[name] ?? id()])))
}
