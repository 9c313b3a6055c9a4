export { LIST_MAX_ROWS } from './lists.ts'

/** Rows chosen one by one in a list, named in the address of their file. */
export const CHOSEN_MAX_ROWS = 200
/** How many of them one call deletes at most. */
export const DELETED_AT_A_TIME = 100

/** An id as it is written: 24 hex letters. */
export const ID_LETTERS = '[0-9a-f]{24}'
export const ID_PATTERN = new RegExp(`^${ID_LETTERS}$`, 'i')

/** In either case: people type addresses. */
export const isId = (value: unknown): value is string => typeof value === 'string' && ID_PATTERN.test(value)

/** In the list of pages: every address that no other page has. */
export const NOWHERE = '/*'
