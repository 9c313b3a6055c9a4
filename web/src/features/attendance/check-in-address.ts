/** Where a student's camera leads; alone, because every page's list of pages names it. */
export const CHECK_IN_ADDRESS = '/check-in'
