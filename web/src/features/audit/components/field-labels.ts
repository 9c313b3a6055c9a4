import { sayValue } from '@academy/contract/audit/rules'
import { isId } from '@academy/contract/http/rules'

/** `payment.ussdCode` as a person reads it: 'Payment, ussd code'. */
export function fieldLabel(name: string): string {
  const words = name
    .replaceAll('.', ', ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** 'final-exam' as 'Final exam'. */
export const kindLabel = (kind: string): string => fieldLabel(kind.replaceAll('-', ' '))

type Values = Readonly<Record<string, unknown>> | null

export interface ChangedField {
  name: string
  label: string
  /** Absent where the act says nothing of that side. */
  before: string | undefined
  after: string | undefined
}

const NAMED = /^(.+?): /

/** Each changed field. One that is called by an id, a student's mark of a day, says in its values whose it is. */
export function changedFields(before: Values, after: Values): ChangedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => {
    const sides = [before, after].map((values) =>
      values && name in values ? sayValue(values[name]) : undefined,
    )
    const whose = isId(name) ? (sides[1] ?? sides[0] ?? '').match(NAMED)?.[1] : undefined
    const [old, now] = sides.map((said) =>
      whose && said?.startsWith(`${whose}: `) ? said.slice(whose.length + 2) : said,
    )
    return { name, label: whose ?? fieldLabel(name), before: old, after: now }
  })
}
