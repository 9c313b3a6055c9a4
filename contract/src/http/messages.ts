/** Sentences of the frame itself; each room's own are in its messages file. */
export const HTTP_MESSAGES = {
  unauthenticated: 'Please log in to continue',
  forbidden: 'You are not allowed to do this',
  notFound: 'Not found',
  unknownAddress: 'There is nothing at this address',
  methodNotAllowed: 'This address does not take that method',
  invalidInput: 'Please check the values you sent',
  unreadableBody: 'The request could not be read',
  unacceptableText: 'The text contains characters that cannot be stored',
  tooSlow: 'The request did not arrive in time. Please try again',
  tooLarge: 'The request is too large',
  tooMany: 'Too many attempts. Please wait a little and try again',
  unavailable: 'The academy cannot reach its database right now. Please try again in a moment',
  internal: 'Something went wrong on our side. Please try again',
} as const
