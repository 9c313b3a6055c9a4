import { z } from 'zod'
import type { SignInProvider } from '../users/rules.ts'

const link = z.url({ protocol: /^https?$/ }).max(300)
const line = z.string().trim().min(1).max(200)

export const academySettings = z.strictObject({
  name: z.string().trim().min(1).max(60).default('Impinga'),
  tagline: z
    .string()
    .trim()
    .max(300)
    .default('Empowering professionals with technology education and career transformation since {year}.'),
  foundedYear: z.int().min(1900).max(2200).default(2018),
  email: z.email().max(254).default('hello@example.rw'),
  phone: line.default('+250 000 000 000'),
  location: line.default('Kigali, Rwanda'),
  socials: z
    .strictObject({ x: link, linkedin: link, instagram: link, youtube: link, github: link, discord: link })
    .partial()
    .default({
      x: 'https://x.com',
      linkedin: 'https://www.linkedin.com',
      instagram: 'https://www.instagram.com',
      youtube: 'https://www.youtube.com',
      github: 'https://github.com',
      discord: 'https://discord.com',
    }),
  partners: z.array(line).max(12).default(['Partner One', 'Partner Two']),
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
        .default('*182*8*1*000000#'),
      recipient: line.default('Impinga Ltd'),
      verificationHours: z.int().min(1).max(240).default(24),
    })
    .prefault({}),
  /** Who signs certificates, and where. */
  certificate: z
    .strictObject({
      signatoryName: line.default('Chantal Gatera'),
      signatoryTitle: line.default('Director of Studies'),
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
