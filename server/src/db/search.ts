import { FOUND_ANYWHERE_LENGTH } from '@academy/contract/text'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { selectiveParts } from './search-sample.ts'

/**
 * How every list is searched. Capitals and accents count for nothing, so that "Eric" finds "Éric". Three letters and more are found anywhere,
 * which the index of three letters in a row looks up; one or two are found where a word begins, as they would be in nearly every row.
 */

/** More words than anybody looks for. */
const WORDS_MAX = 8

const LIKE_SIGNS = /[\\%_]/g

/** The text itself, for a pattern of LIKE: what a person types has no signs with a meaning. */
export const escapeLike = (text: string): string => text.replace(LIKE_SIGNS, '\\$&')

function patternsOf(typed: string): string[] {
  const text = escapeLike(typed)
  return typed.length < FOUND_ANYWHERE_LENGTH ? [`${text}%`, `% ${text}%`, `%\n${text}%`] : [`%${text}%`]
}

const any = (conditions: RawBuilder<unknown>[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

/** @param key what is looked in, folded as its index has it: `folded(title)`, or a column that is kept so */
export function matchesSearch(key: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  const parts = typed.length < FOUND_ANYWHERE_LENGTH ? [] : selectiveParts(typed)
  if (parts.length === 0) return any(patternsOf(typed).map((pattern) => sql`${key} like folded(${pattern})`))
  const lookedUp = parts.map((part) => sql`${key} like ${`%${escapeLike(part)}%`}`)
  // No index has this text: it is looked at in the rows that the parts have found.
  const whole = sql`${key} || '' like ${`%${escapeLike(typed.toLowerCase())}%`}`
  return sql<SqlBool>`(${sql.join([...lookedUp, whole], sql` and `)})`
}

/** Every word that was typed is there, in whatever order. */
export const matchesWords = (key: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> => {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)
  return sql<SqlBool>`(${sql.join([sql`true`, ...words.map((word) => matchesSearch(key, word))], sql` and `)})`
}

/** The patterns themselves, for a function of the database that looks row by row. */
export const searchPatterns = (typed: string): RawBuilder<string[]> =>
  sql<string[]>`array[${sql.join(patternsOf(typed).map((pattern) => sql`folded(${pattern})`))}]`
