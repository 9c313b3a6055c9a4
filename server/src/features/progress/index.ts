// The progress room: which lectures a student has completed, where they stopped, and the list of My Courses that shows it.
// It marks no quiz and opens no exam, and only says how one stands; the percentage comes from one pure function of the contract.

export { completeLecture } from './complete.ts'
export { countProgress } from './store.ts'
