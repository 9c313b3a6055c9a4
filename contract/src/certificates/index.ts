// Certificates: asked for by the instructor, approved by an admin, drawn by the academy, checked by anybody.
// A certificate stands for itself: it keeps its own names, and outlives its course, its exam and its people.
export * from './contract.ts'
export * from './drawing.ts'
export * as CERTIFICATE_MESSAGES from './messages.ts'
export * from './notes.ts'
export * from './requests.ts'
export * from './rules.ts'
export * from './shapes.ts'
