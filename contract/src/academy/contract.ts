import { z } from 'zod'
import { endpoint } from '../http/index.ts'
import { SIGN_IN_PROVIDERS } from './rules.ts'
import { type AcademyFacts, type SettingsForm, settingsForm } from './settings.ts'

const shownLink = z.string().optional()

/** What a superadmin sets, as it is shown. Its limits are judged when it is set, and when the academy starts. */
const shownSettings = z.object({
  name: z.string(),
  tagline: z.string(),
  foundedYear: z.number(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string(),
  socials: z.object({
    x: shownLink,
    linkedin: shownLink,
    instagram: shownLink,
    youtube: shownLink,
    github: shownLink,
    discord: shownLink,
  }),
  partners: z.array(z.string()),
  categories: z.array(z.string()),
  figures: z.object({
    fromData: z.boolean(),
    courses: z.number(),
    students: z.number(),
    experts: z.number(),
    successPercent: z.number(),
  }),
  payment: z.object({
    ussdCode: z.string().nullable(),
    recipient: z.string().nullable(),
    verificationHours: z.number(),
  }),
  certificate: z.object({
    signatoryName: z.string().nullable(),
    signatoryTitle: z.string().nullable(),
    place: z.string(),
  }),
}) satisfies z.ZodType<SettingsForm, SettingsForm>

const shownFacts: z.ZodType<AcademyFacts, AcademyFacts> = shownSettings.extend({
  documentViewer: z.string().nullable(),
  signInProviders: z.array(z.enum(SIGN_IN_PROVIDERS)),
})

const stats = z.object({
  totalCourses: z.number(),
  /** The same, as the first clients spell it. */
  totalCoures: z.number(),
  totalLectures: z.number(),
  totalUsers: z.number(),
  totalQuizzes: z.number(),
  freeCourses: z.number(),
  /** Since the month began in Kigali; counted as far as a list goes. */
  lecturesThisMonth: z.number(),
  usersThisMonth: z.number(),
  quizzesThisMonth: z.number(),
})
export type AcademyStats = z.infer<typeof stats>
const settingsReply = {
  settings: shownSettings,
  /** What `academy.json` and the defaults say: an entry that is set as they say follows them. */
  file: shownSettings,
  /** The entries that were set here and hold over the file's. */
  overrides: z.array(z.string()),
  version: z.number(),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
}

export const academyContract = {
  academy: endpoint('GET /api/academy', {
    who: 'everyone',
    summary: 'The academy’s public settings',
    offline: 'quick',
    reply: z.object({ academy: shownFacts }),
  }),
  stats: endpoint('GET /api/stats', {
    who: 'admin',
    summary:
      'How many courses, lectures, people and quizzes the academy has; flat as well, for older clients',
    reply: z.object({ stats, ...stats.shape }),
  }),
  settings: endpoint('GET /api/settings', {
    who: 'superadmin',
    summary: 'The academy’s settings as they stand, and as the file has them',
    reply: z.object(settingsReply),
  }),
  changeSettings: endpoint('PUT /api/settings', {
    who: 'superadmin',
    summary: 'Set them, whole; 409 when somebody else has meanwhile',
    body: settingsForm.extend({ version: z.int().min(0) }),
    reply: z.object({ message: z.string(), ...settingsReply }),
  }),
}
