/** The longest text of a value that a row keeps: whole titles and prices, and of a description enough to know it again. */
export const VALUE_MAX_LENGTH = 500
const ITEMS_MAX = 50
const SECRET = /password|secret|token|otp|cookie|credential|private/i

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a row keeps of an act: of `before` and `after` only what differs, nothing that opens anything, no value without an end. */
export function keptDetails(details: object): Fields {
  const { before, after, ...others } = details as Fields
  const kept = bounded(others) as Fields
  if (!isFields(before) && !isFields(after)) return kept
  return { ...kept, ...onlyChanged(fieldsOf(before), fieldsOf(after)) }
}

/** Fields of fields are told apart by a point: `payment.recipient`. */
export function onlyChanged(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const changed = { before: {} as Fields, after: {} as Fields }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isSame(before[key], after[key])) continue
    if (key in before) changed.before[key] = before[key]
    if (key in after) changed.after[key] = after[key]
  }
  return { before: bounded(changed.before) as Fields, after: bounded(changed.after) as Fields }
}

/** `{payment: {recipient}}` as `{'payment.recipient'}`; a list is one value. */
function fieldsOf(value: unknown, path = ''): Fields {
  if (!isFields(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      isFields(part) ? Object.entries(fieldsOf(part, `${path}${key}.`)) : [[`${path}${key}`, part]],
    ),
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function bounded(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length <= VALUE_MAX_LENGTH ? value : `${value.slice(0, VALUE_MAX_LENGTH).toWellFormed()}…`
  if (Array.isArray(value)) {
    const items = value.slice(0, ITEMS_MAX).map(bounded)
    return value.length > ITEMS_MAX ? [...items, `and ${value.length - ITEMS_MAX} more`] : items
  }
  if (!isFields(value) || value instanceof Date) return value
  const open = Object.entries(value).filter(([key]) => !SECRET.test(key))
  return Object.fromEntries(open.map(([key, part]) => [key, bounded(part)]))
}
