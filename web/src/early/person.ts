import { readStorage } from '../lib/device/storage.ts'

/** Null where nobody is signed in, or storage is closed in this browser. */
export const token = readStorage('token')

/** Whoever was signed in when the page came has left, or another one is here. */
export const hasLeft = (): boolean => readStorage('token') !== token
