import { z } from 'zod'
import type { SignInProvider } from '../users/rules.ts'

const link = z.url({ protocol: /^https?$/ }).max(300)
const line = z.string().trim().min(1).max(200)

/** What only the academy can say has no default: while it is null or empty, nobody is shown anything in its place. */
export const academySettings = z.strictObject({
  name: z.string().trim().min(1).max(60).default('Impinga'),
  tagline: z
    .string()
    .trim()
    .max(300)
    .default('Empowering professionals with technology education and career transformation since {year}.'),
  foundedYear: z.int().min(1900).max(2200).default(2018),
  email: z.email().max(254).nullable().default(null),
  phone: line.nullable().default(null),
  location: line.default('Kigali, Rwanda'),
  socials: z
    .strictObject({ x: link, linkedin: link, instagram: link, youtube: link, github: link, discord: link })
    .partial()
    .default({}),
  partners: z.array(line).max(12).default([]),
  categories: z
    .array(line)
    .min(1)
    .max(20)
    .default([
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
      courses: z.int().min(0).default(30),
      students: z.int().min(0).default(50),
      experts: z.int().min(0).default(10),
      successPercent: z.number().min(0).max(100).default(77),
    })
    .prefault({}),
  payment: z
    .strictObject({
      ussdCode: z
        .string()
        .regex(/^[*#0-9]{3,40}$/)
        .nullable()
        .default(null),
      /** The name that a payer's phone shows. */
      recipient: line.nullable().default(null),
      verificationHours: z.int().min(1).max(240).default(24),
    })
    .refine(({ ussdCode, recipient }) => !ussdCode === !recipient, {
      error: 'ussdCode and recipient go together: a payer compares the name that the phone shows',
    })
    .prefault({}),
  /** Who signs certificates, and where. Without a signatory the academy signs in its own name. */
  certificate: z
    .strictObject({
      signatoryName: line.nullable().default(null),
      signatoryTitle: line.nullable().default(null),
      place: line.default('Kigali'),
    })
    .prefault({}),
  /** `https://viewer.example/embed?src={url}`: an external document viewer for pptx; none unless set. */
  documentViewer: link.nullable().default(null),
})

/** Facts of the academy, as every visitor may see them. */
export type AcademySettings = z.infer<typeof academySettings>
export const ACADEMY_DEFAULTS: AcademySettings = academySettings.parse({})

/** What every page knows of its academy: the file's settings, and which providers it is connected to. */
export interface AcademyFacts extends AcademySettings {
  signInProviders: SignInProvider[]
}
