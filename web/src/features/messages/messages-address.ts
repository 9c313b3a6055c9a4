/** Alone, because every page's list of pages names it. */
export const MESSAGES_ADDRESS = '/messages'
