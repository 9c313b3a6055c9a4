// Where a lecture is studied.
export const lectureAddress = (id: string) => `/lectures/${id}`

/** While a lecture is on its way the one before it stays, with its links: who presses one again goes there once. */
export const isOnItsWay = (id: string): boolean => location.pathname === lectureAddress(id)
