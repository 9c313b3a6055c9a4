const LIKE_SIGNS = /[\\%_]/g

/** The text itself, for a pattern of LIKE: what a person types has no signs with a meaning. */
export const escapeLike = (text: string): string => text.replace(LIKE_SIGNS, '\\$&')
