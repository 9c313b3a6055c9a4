export { LIST_MAX_ROWS } from './lists.ts'

/** Rows chosen one by one in a list, named in the address of their file. */
export const CHOSEN_MAX_ROWS = 200
/** How many of them one call deletes at most. */
export const DELETED_AT_A_TIME = 100
