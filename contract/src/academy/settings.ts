import { z } from 'zod'
import { line } from '../http/fields.ts'
import * as M from './messages.ts'
import type { SignInProvider } from './rules.ts'

const link = z.url({ protocol: /^https?$/, error: M.linkInvalid }).max(300, M.tooLong)
const shortLine = line(200, M.lineRequired)
const count = z.int({ error: M.countInvalid }).min(0, M.countInvalid).max(1_000_000_000, M.countInvalid)

const name = line(60, M.nameRequired)
const tagline = z.string().trim().max(300, M.tooLong)
const foundedYear = z.int({ error: M.yearInvalid }).min(1900, M.yearInvalid).max(2200, M.yearInvalid)
const email = z.email(M.emailInvalid).max(254, M.tooLong).nullable()
const socials = z
  .strictObject({ x: link, linkedin: link, instagram: link, youtube: link, github: link, discord: link })
  .partial()
const partners = z.array(shortLine).max(12, M.tooMany)
const categories = z.array(shortLine).min(1, M.categoryRequired).max(20, M.tooMany)
const successPercent = z
  .number({ error: M.percentInvalid })
  .min(0, M.percentInvalid)
  .max(100, M.percentInvalid)
const ussdCode = z
  .string()
  .regex(/^[*#0-9]{3,40}$/, M.ussdInvalid)
  .nullable()
const verificationHours = z.int({ error: M.hoursInvalid }).min(1, M.hoursInvalid).max(240, M.hoursInvalid)

const areDifferent = (names: readonly string[]) =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length

const goTogether = ({ ussdCode, recipient }: { ussdCode: string | null; recipient: string | null }) =>
  !ussdCode === !recipient

/** What only the academy can say has no default: while it is null or empty, nobody is shown anything in its place. */
export const academySettings = z.strictObject({
  name: name.default('Impinga'),
  tagline: tagline.default(
    'Empowering professionals with technology education and career transformation since {year}.',
  ),
  foundedYear: foundedYear.default(2018),
  email: email.default(null),
  phone: shortLine.nullable().default(null),
  location: shortLine.default('Kigali, Rwanda'),
  socials: socials.default({}),
  partners: partners.default([]),
  categories: categories.default([
    'Web Development',
    'App Development',
    'Game Development',
    'Data Science',
    'Artificial Intelligence',
  ]),
  /** Shown on the home page; `fromData` replaces them by what the database counts. */
  figures: z
    .strictObject({
      fromData: z.boolean().default(false),
      courses: count.default(30),
      students: count.default(50),
      experts: count.default(10),
      successPercent: successPercent.default(77),
    })
    .prefault({}),
  payment: z
    .strictObject({
      ussdCode: ussdCode.default(null),
      /** The name that a payer's phone shows. */
      recipient: shortLine.nullable().default(null),
      verificationHours: verificationHours.default(24),
    })
    .refine(goTogether, { error: M.codeAndRecipient })
    .prefault({}),
  /** Who signs certificates, and where. Without a signatory the academy signs in its own name. */
  certificate: z
    .strictObject({
      signatoryName: shortLine.nullable().default(null),
      signatoryTitle: shortLine.nullable().default(null),
      place: shortLine.default('Kigali'),
    })
    .prefault({}),
  /** `https://viewer.example/embed?src={url}`: an external document viewer for pptx; none unless set. */
  documentViewer: link.nullable().default(null),
})

/** What a superadmin sets on the screen, whole: all but the viewer, which decides what pages may frame and stays the operator's. */
export const settingsForm = z.strictObject({
  name,
  tagline,
  foundedYear,
  email,
  phone: shortLine.nullable(),
  location: shortLine,
  socials,
  partners,
  categories: categories.refine(areDifferent, M.categoryTwice),
  figures: z.strictObject({
    fromData: z.boolean(),
    courses: count,
    students: count,
    experts: count,
    successPercent,
  }),
  payment: z
    .strictObject({ ussdCode, recipient: shortLine.nullable(), verificationHours })
    .refine(goTogether, {
      error: M.recipientMissing,
      path: ['recipient'],
    }),
  certificate: z.strictObject({
    signatoryName: shortLine.nullable(),
    signatoryTitle: shortLine.nullable(),
    place: shortLine,
  }),
})
export type SettingsForm = z.output<typeof settingsForm>
/** Each is one entry of `academy.json`, and is the screen's or the file's as a whole. */
export type SettingsEntry = keyof SettingsForm

/** Facts of the academy, as every visitor may see them. */
export type AcademySettings = z.infer<typeof academySettings>
export const ACADEMY_DEFAULTS: AcademySettings = academySettings.parse({})

/** What every page knows of its academy: the file's settings, and which providers it is connected to. */
export interface AcademyFacts extends AcademySettings {
  signInProviders: SignInProvider[]
}
