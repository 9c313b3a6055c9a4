import { HTTP_MESSAGES } from '@academy/contract/http'
import { isStorageFull, isStorageUnavailable } from '../services/files/index.ts'
import { isPasswordsBusy } from '../services/passwords.ts'
import { Problem, unavailable } from './problem.ts'

const LATER_SECONDS = 60

/** What PostgreSQL or its driver says when it is not the statement's own mistake. */
const BY_CODE: Record<string, () => Problem> = {
  '53100': diskFull,
  '58030': machineTrouble,
  '53000': machineTrouble,
  '53200': machineTrouble,
  // Every connection is taken, or a row stayed locked for too long.
  '53300': busy,
  '55P03': busy,
  '57014': tookTooLong,
  '57P01': databaseAway,
  '57P02': databaseAway,
  '57P03': databaseAway,
  ECONNREFUSED: databaseAway,
  ECONNRESET: databaseAway,
  EPIPE: databaseAway,
  ETIMEDOUT: databaseAway,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
}

/** Why the academy cannot do it now though nothing is wrong with what was asked; each cause has its own sentence. */
export function troubleOf(error: Error & { code?: string; syscall?: string }): Problem | null {
  if (isStorageFull(error)) return diskFull()
  if (isStorageUnavailable(error)) return unavailable(HTTP_MESSAGES.storageUnavailable)
  if (isPasswordsBusy(error)) return busy()
  const { code = '', syscall, message } = error
  // The socket of the database is not there; any other missing file is a mistake of ours.
  if (code === 'ENOENT') return syscall === 'connect' ? databaseAway() : null
  // The pool gave no connection in time: all of them are at work.
  if (message === 'timeout exceeded when trying to connect') return busy()
  if (/^(Connection terminated|Client has encountered a connection error)/.test(message))
    return databaseAway()
  return BY_CODE[code]?.() ?? (code.startsWith('08') ? databaseAway() : null)
}

function databaseAway() {
  return unavailable(HTTP_MESSAGES.unavailable)
}

function diskFull() {
  return unavailable(HTTP_MESSAGES.diskFull, LATER_SECONDS)
}

function machineTrouble() {
  return unavailable(HTTP_MESSAGES.machineTrouble, LATER_SECONDS)
}

function busy() {
  return unavailable(HTTP_MESSAGES.busy)
}

/** A statement that took too long is not asked again by itself: it would take as long once more. */
function tookTooLong() {
  return new Problem(504, HTTP_MESSAGES.tookTooLong)
}
