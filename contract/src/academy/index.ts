// The academy's own facts: name, year, contacts, partners, marketing figures, payment code. One typed place with defaults,
// changed by a JSON file and never by code. It holds no secret: everything here is shown to visitors.

export { type AcademyStats, academyContract } from './contract.ts'
export { ACADEMY_DEFAULTS, type AcademyFacts, type AcademySettings, academySettings } from './settings.ts'
