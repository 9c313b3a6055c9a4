// The academy's own facts: name, contacts, figures, payment code. A file says them first; what superadmins set on their screen holds
// over it, and every node shows it at once. How much the academy holds is kept by what changes it.

export { createAcademyFacts } from './figures.ts'
export { createLiveSettings } from './live-settings.ts'
export { academyTotals } from './totals-store.ts'
