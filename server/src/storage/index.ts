/**
 * Whose the storage is. Database and storage carry one academy's id, and a start where they differ is refused. Which files
 * may go is decided by the rows of one database only: a copy, a dump or an empty one removes nothing.
 */
export { adoptStorage, assertStorageFits, claimStorage, storageForRestore } from './claim.ts'
export { readIdentity } from './identity-store.ts'
export { scheduleMeasuring, scheduleSweep, storageJobs } from './jobs.ts'
export { type StorageUse, storageUse } from './measure.ts'
export { mayRemoveFiles } from './ownership.ts'
export { findLitter, putBack, sweepNow, TRASH_DAYS } from './sweep.ts'
