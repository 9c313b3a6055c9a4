export const FIND_MAX_LENGTH = 100
/** Rows of each kind; more are only said. */
export const FIND_ROWS = 6
/** Where nothing is called so, what is written nearly so is found: of shorter texts there is too much of it. */
export const FIND_NEAR_LETTERS = 4
