/** Every list has a bound: what an answer holds unless asked, and the most it ever holds. */
export const LIST_DEFAULT_ROWS = 200
export const LIST_MAX_ROWS = 1000

/** Rows chosen one by one in a list, named in the address of their file. */
export const CHOSEN_MAX_ROWS = 200
/** How many of them one call deletes at most. */
export const DELETED_AT_A_TIME = 100

/** Letters (UTF-16 units) of what somebody searches for. */
export const SEARCH_MAX_LENGTH = 200
/** As much of a text as can be searched for: no NUL, which no database holds, and no half of a letter that the bound cuts through. */
export const asSearch = (typed: string): string =>
  typed
    .replaceAll('\0', '')
    .trim()
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')

/** An id as it is written: 24 hex letters. */
export const ID_LETTERS = '[0-9a-f]{24}'
export const ID_PATTERN = new RegExp(`^${ID_LETTERS}$`, 'i')

/** In either case: people type addresses. */
export const isId = (value: unknown): value is string => typeof value === 'string' && ID_PATTERN.test(value)

/** In the list of pages: every address that no other page has. */
export const NOWHERE = '/*'
