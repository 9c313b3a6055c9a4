import { lectureAddress } from '../../courses/index.ts'

/** While a lecture is on its way the one before it stays, with its links: who presses one again goes there once. The address of its preview holds
 * that of the lecture. */
export const isOnItsWay = (id: string): boolean => location.pathname.includes(lectureAddress(id))
