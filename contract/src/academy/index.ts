// The academy's own facts: name, year, contacts, partners, marketing figures, payment code. One typed place with defaults, set by a
// JSON file and, over it, on a screen of superadmins. It holds no secret: everything here is shown to visitors.

export { type AcademyStats, academyContract } from './contract.ts'
export * as ACADEMY_MESSAGES from './messages.ts'
export { SIGN_IN_PROVIDERS, type SignInProvider } from './rules.ts'
export {
  ACADEMY_DEFAULTS,
  type AcademyFacts,
  type AcademySettings,
  academySettings,
  type SettingsEntry,
  type SettingsForm,
  settingsForm,
} from './settings.ts'
