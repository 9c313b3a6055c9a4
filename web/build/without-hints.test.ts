import { expect, it } from 'vitest'
import { withoutHints } from './without-hints.ts'

it('lets warnings go and keeps what else the code does', () => {
  const code =
    'warning(a, "no route");\nif (b) console.error(`x`);\nelse c();\nwarningOnce("d", e, "f");\nlog(warning)'
  expect(withoutHints(code)).toBe(';\nif (b) ;\nelse c();\n;\nlog(warning)')
})

it('keeps the condition of an invariant', () => {
  expect(withoutHints('invariant(\n  isIn(a),\n  `Only within` + c(d)\n)')).toBe('invariant(\n  isIn(a)\n)')
  expect(withoutHints('function invariant(value, message) { throw new Error(message) }')).toContain(
    'new Error(message)',
  )
})

it('shortens errors that tell developers a story, not those that tell what is wrong', () => {
  const story = `Attempted to call a translation without a locale. ${'Make sure to call it. '.repeat(4)}`
  expect(withoutHints(`if (!a) throw new Error("${story}")`)).toBe('if (!a) throw new Error()')
  const short = 'throw new Error("External navigation is not allowed")'
  expect(withoutHints(short)).toBe(short)
})
