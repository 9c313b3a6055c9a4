export const FIND_MESSAGES = {
  textRequired: 'Please type what you look for',
  textTooLong: 'Please use at most 100 characters',
  failed: 'Failed to search. Please try again.',
} as const
