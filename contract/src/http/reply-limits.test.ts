import { expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '../index.ts'

/** Formats that our own code writes; everything else that a check refuses is a rule for what people send. */
const WRITTEN_BY_US = ['datetime']

/** Every limit that a schema holds, by its place. */
function limitsOf(schema: z.core.$ZodType, place = ''): string[] {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] & { checks?: z.core.$ZodCheck[] } }
  const own = 'check' in def ? [def as unknown as z.core.$ZodCheckDef & { format?: string }] : []
  const checks = [...own, ...(def.checks ?? []).map((check) => check._zod.def as (typeof own)[0])]
  const here = checks
    .filter(({ format = '' }) => !WRITTEN_BY_US.includes(format))
    .map(({ check, format }) => `${place || 'reply'}: ${format ?? check}`)
  return [...here, ...innerOf(def).flatMap(([name, inner]) => limitsOf(inner, `${place}${name}`))]
}

function innerOf(def: z.core.$ZodTypes['_zod']['def']): [string, z.core.$ZodType][] {
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([name, inner]) => [`.${name}`, inner])
    case 'array':
      return [['[]', def.element]]
    case 'record':
      return [
        ['{name}', def.keyType],
        ['{}', def.valueType],
      ]
    case 'tuple':
      return def.items.map((item, at) => [`[${at}]`, item])
    case 'union':
      return def.options.map((option) => ['', option])
    case 'optional':
    case 'nullable':
      return [['', def.innerType]]
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'undefined':
    case 'unknown':
      return []
    default:
      throw new Error(`a reply has a schema of the kind ${def.type}: teach this walk about it`)
  }
}

it.each(Object.values(contract))('the reply of $address carries no limit of an input', ({ reply }) => {
  // What is stored already must be shown, whatever people may send today.
  expect(limitsOf(reply)).toEqual([])
})

it('sees a limit wherever it stands', () => {
  const schema = z.object({
    a: z.array(z.string().max(3)).nullable(),
    b: z.int(),
    c: z.email(),
    d: z.iso.datetime(),
  })
  expect(limitsOf(schema)).toEqual(['.a[]: max_length', '.b: safeint', '.c: email'])
})
