/** Every list has a bound: what an answer holds unless asked, and the most it ever holds. */
export const LIST_DEFAULT_ROWS = 200
export const LIST_MAX_ROWS = 1000
