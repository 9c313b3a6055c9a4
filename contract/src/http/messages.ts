/** Sentences of the frame itself; each room's own are in its messages file. */

export const unauthenticated = 'Please log in to continue'
export const forbidden = 'You are not allowed to do this'
export const operatorsOnly = 'This is for those who run the academy'
export const notFound = 'Not found'
export const unknownAddress = 'There is nothing at this address'
export const methodNotAllowed = 'This address does not take that method'
export const invalidInput = 'Please check the values you sent'
export const searchTooLong = 'Please search for something shorter'
export const unreadableBody = 'The request could not be read'
export const unacceptableText = 'The text contains characters that cannot be stored'
export const fileEmpty = 'This file is empty'
export const tooSlow = 'The request did not arrive in time. Please try again'
export const tooLarge = 'The request is too large'
export const headersTooLarge =
  'The head of the request is too large. Deleting the cookies of this site may help'
export const tooMany = 'Too many attempts. Please wait a little and try again'
export const unavailable = 'The academy cannot reach its database right now. Please try again in a moment'
export const storageUnavailable =
  'The academy cannot reach its file storage right now. Please try again in a moment'
export const diskFull = "The academy's disk is full; its operator was told. Please try again later"
export const machineTrouble =
  "The academy's machine is in trouble; its operator was told. Please try again later"
export const busy = 'The academy is very busy right now. Please try again in a moment'
export const tookTooLong = 'That took too long, so it was stopped. Please try again later'
export const wasAway = 'The academy was away for a moment and gives the time back. Please try again'
export const stopping = 'The academy is about to restart. Please try again in a moment'
export const internal = 'Something went wrong on our side. Please try again'
