// Courses: what is offered, by whom, at what price. Who studies one is enrolments; what is in one is lectures.
// The package format for import and export is `package.ts`, kept out of this door because browsers never read it.
export * from './contract.ts'
export * from './messages.ts'
export * from './rules.ts'
