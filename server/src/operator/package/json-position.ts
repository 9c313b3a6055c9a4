import * as say from './json-messages.ts'
import type { SourcePosition } from './source-positions.ts'

const DEPTH_MAX = 32
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const BLANK = /[ \t\n\r]*/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const HALF_PAIR = /\p{Surrogate}/u
const PLAIN = /[^"\\\p{Cc}]*/uy

export type JsonReading =
  | { value: unknown; spot: SourcePosition; failure: null }
  | { value: null; spot: null; failure: { at: number; message: string } }

type Refusal = Error & { at: number }

/**
 * Parses JSON and remembers where everything stands. Stricter than JSON.parse where a database or a merge would
 * suffer later: repeated and forbidden keys, NUL, half of a surrogate pair, numbers beyond 64 bits, deep nesting.
 */
export function readJson(text: string): JsonReading {
  let at = text.startsWith('\uFEFF') ? 1 : 0

  const refuse = (offset: number, message: string): never => {
    throw Object.assign(new Error(message), { at: offset }) satisfies Refusal
  }
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }
  const skipBlank = () => match(BLANK)
  const expect = (sign: string) => {
    skipBlank()
    if (text[at] !== sign) refuse(at, at >= text.length ? say.endsTooSoon(sign) : say.wanted(sign, text[at]!))
    at += 1
  }

  function string(): string {
    const start = at
    expect('"')
    let out = ''
    for (;;) {
      out += match(PLAIN)
      const sign = text[at]
      if (sign === '"') break
      if (sign === undefined) refuse(start, say.openString)
      if (sign !== '\\') refuse(at, say.controlLetter)
      const from = at
      const raw = match(ESCAPE)
      if (!raw) refuse(from, say.badEscape)
      out += JSON.parse(`"${raw}"`) as string
    }
    at += 1
    if (out.includes('\0')) refuse(start, say.nul)
    if (HALF_PAIR.test(out)) refuse(start, say.halfPair)
    return out
  }

  function number(): number {
    const start = at
    const value = Number(match(NUMBER) || refuse(start, say.wantedValue(text[start]!)))
    if (!Number.isFinite(value)) refuse(start, say.hugeNumber)
    return value
  }

  function list(depth: number): [unknown, SourcePosition] {
    const spot: SourcePosition = { at, items: [] }
    const value: unknown[] = []
    at += 1
    for (skipBlank(); text[at] !== ']'; skipBlank()) {
      if (value.length > 0) expect(',')
      const [item, itemSpot] = any(depth)
      value.push(item)
      spot.items!.push(itemSpot)
    }
    at += 1
    return [value, spot]
  }

  function object(depth: number): [unknown, SourcePosition] {
    const spot: SourcePosition = { at, entries: new Map() }
    const value: Record<string, unknown> = {}
    at += 1
    for (skipBlank(); text[at] !== '}'; skipBlank()) {
      if (spot.entries!.size > 0) expect(',')
      skipBlank()
      const keyAt = at
      const key = string()
      if (FORBIDDEN_KEYS.has(key)) refuse(keyAt, say.forbiddenKey(key))
      if (spot.entries!.has(key)) refuse(keyAt, say.repeatedKey(key))
      expect(':')
      const [item, itemSpot] = any(depth)
      value[key] = item
      spot.entries!.set(key, { keyAt, spot: itemSpot })
    }
    at += 1
    return [value, spot]
  }

  function any(depth: number): [unknown, SourcePosition] {
    skipBlank()
    if (depth >= DEPTH_MAX) refuse(at, say.tooDeep(DEPTH_MAX))
    const start = at
    const sign = text[at]
    if (sign === undefined) refuse(at, say.endsTooSoon('a value'))
    if (sign === '{') return object(depth + 1)
    if (sign === '[') return list(depth + 1)
    if (sign === '"') return [string(), { at: start }]
    for (const [word, value] of WORDS) {
      if (!text.startsWith(word, at)) continue
      at += word.length
      return [value, { at: start }]
    }
    return [number(), { at: start }]
  }

  try {
    const [value, spot] = any(0)
    skipBlank()
    if (at < text.length) refuse(at, say.more(text[at]!))
    return { value, spot, failure: null }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { value: null, spot: null, failure: { at: error.at, message: error.message } }
  }
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'at' in error
}

const WORDS = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const
