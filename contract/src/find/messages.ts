export const textRequired = 'Please type what you look for'
export const textTooLong = 'Please use at most 100 characters'
export const failed = 'Failed to search. Please try again.'
