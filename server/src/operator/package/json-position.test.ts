import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson } from './json-position.ts'
import { keyOffsetOf, lineAndColumn, offsetOf, pathText } from './source-positions.ts'

const text = '{\n  "a": [1, {"b": "é"}],\n  "c": null\n}'

describe('reading JSON with its places', () => {
  it('finds values, keys, and the nearest thing around what is absent', () => {
    const { spot } = readJson(text)
    expect(lineAndColumn(text, offsetOf(spot!, ['a', 1, 'b']))).toEqual({ line: 2, column: 18 })
    expect(lineAndColumn(text, keyOffsetOf(spot!, [], 'c'))).toEqual({ line: 3, column: 3 })
    expect(lineAndColumn(text, offsetOf(spot!, ['a', 1, 'gone', 4]))).toEqual({ line: 2, column: 12 })
    expect(pathText(['courses', 2, 'lectures', 5, 'title'])).toBe('courses[2].lectures[5].title')
  })

  it('reads whatever JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(0, 2), (value, indent) => {
        const written = JSON.stringify(value, null, indent)
        fc.pre(!/\\u0000|\\ud[89a-f]|"__proto__"|"constructor"|"prototype"/i.test(written))
        expect(readJson(written)).toMatchObject({ value: JSON.parse(written), failure: null })
      }),
    )
  })

  it.each([
    ['', '1:1', /ends too soon/],
    ['{"a": 1,}', '1:9', /expected "\\"", found "}"/],
    ['[1 2]', '1:4', /expected ",", found "2"/],
    ['[1, 2', '1:6', /ends too soon: \]|ends too soon/],
    ['{"a": tru}', '1:7', /expected a value/],
    ['[\n  "open', '2:3', /no closing quote/],
    ['["line\nbreak"]', '1:7', /line break/],
    ['["\\x"]', '1:3', /unknown escape/],
    ['["\\u0000"]', '1:2', /NUL/],
    ['["\\ud800"]', '1:2', /surrogate/],
    ['[1e309]', '1:2', /too large/],
    ['{"a":1,\n"a":2}', '2:1', /stands twice/],
    ['{"__proto__":{}}', '1:2', /not allowed/],
    ['{} {}', '1:4', /should end here/],
    ['['.repeat(40) + ']'.repeat(40), '1:33', /nested more than 32/],
  ])('refuses %j at %s', (broken, place, message) => {
    const { failure } = readJson(broken)
    expect(failure!.message).toMatch(message)
    const { line, column } = lineAndColumn(broken, failure!.at)
    expect(`${line}:${column}`).toBe(place)
  })
})
