import { type RawBuilder, sql } from 'kysely'
import { escapeLike } from '../../db/search.ts'
import type { Db } from '../../http/context.ts'

/** What is looked for, folded as `found_by` is. */
export interface FindQuery {
  text: string
  words: string[]
}

export async function readAsked(db: Db, typed: string): Promise<FindQuery> {
  const { rows } = await sql<{ text: string }>`select findable(${typed}) as text`.execute(db)
  const words = (rows[0]?.text ?? '').split(/\s+/).filter(Boolean)
  return { text: words.join(' '), words }
}

const holds = (like: string) => sql`found_by like ${like}`
const beginsWord = (word: string) => holds(`% ${escapeLike(word)}%`)
const haveAll = (conditions: RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` and `)})`
const anyOf = (conditions: RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`

/** As its index has it (migration 0023): sorted so, what is called so exactly comes before what begins so. */
export const FIRST = sql`left(found_by, 200) collate "C"`
const LAST_LETTER = '\u{10ffff}'

export const comesFirst = ({ text }: FindQuery) =>
  sql`${FIRST} >= ${`  ${text}`} and ${FIRST} < ${`  ${text}${LAST_LETTER}`}`
export const wordsCondition = ({ words }: FindQuery) => haveAll(words.map(beginsWord))
export const insideCondition = ({ text }: FindQuery) => holds(`%${escapeLike(text)}%`)

/** 0 for what is called so exactly, 1 for what begins so, 2 for words that begin so, 3 for what holds it. */
export function rankOf(asked: FindQuery): RawBuilder<number> {
  const like = escapeLike(asked.text)
  return sql`case when ${holds(`%  ${like}  %`)} then 0 when ${holds(`%  ${like}%`)} then 1
    when ${wordsCondition(asked)} then 2 else 3 end`
}

const SWAPPED_MAX_LENGTH = 24

/** Words of which one or more have two neighbouring letters in the other order; null where they are too many to try. */
export function swappedLettersCondition({ text, words }: FindQuery): RawBuilder<unknown> | null {
  if (text.length > SWAPPED_MAX_LENGTH) return null
  return haveAll(words.map((word) => anyOf([word, ...swapped(word)].map(beginsWord))))
}

export function swapped(word: string): string[] {
  const letters = [...word]
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
}
