import { z } from 'zod'
import { EXTENSIONS, type FileLectureType } from '../lectures/rules.ts'
import * as say from './messages.ts'
import { filePath, text } from './text.ts'

const imageExtensions = ['png', 'jpg', 'jpeg', 'webp', 'gif']

export const packageImagePath = filePath(imageExtensions, say.imageType)

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, say.colour)
const length = z.number().min(-10_000).max(10_000)
const side = z.number().min(50).max(10_000)

/** The specification's slide. Positions and sizes are units of a 960 × 540 canvas. */
export const packageSlide = z.strictObject({
  id: z.string().min(1).max(64).optional(),
  title: z.string().trim().max(300).default(''),
  content: z.string().max(100_000).default(''),
  backgroundColor: colour.default('#FFFFFF'),
  textColor: colour.default('#101A16'),
  images: z
    .array(
      z.strictObject({
        url: packageImagePath,
        position: z.strictObject({ x: length, y: length }).default({ x: 50, y: 50 }),
        size: z.strictObject({ width: side, height: side }).default({ width: 200, height: 150 }),
        alt: z.string().max(500).optional(),
      }),
    )
    .max(20)
    .default([]),
  order: z.int().optional(),
})

const named = { title: text(200), description: text(10_000) }

// Where a lecture came from: kept in the file for its readers, never imported.
const provenance = {
  images: z.array(z.string()).optional(),
  source: z.record(z.string(), z.unknown()).optional(),
}

const bodyMaxLength = 500_000

const notes = z
  .strictObject({
    ...named,
    ...provenance,
    lectureType: z.literal('notes'),
    bodyFormat: z.enum(['markdown', 'html']).default('markdown'),
    body: text(bodyMaxLength).optional(),
    sections: z
      .array(z.strictObject({ heading: z.string().max(500), markdown: z.string().max(bodyMaxLength) }))
      .min(1)
      .max(500)
      .optional(),
    slides: z.array(packageSlide).min(1).max(500).optional(),
  })
  .superRefine((lecture, context) => {
    const hasText = lecture.body !== undefined || lecture.sections !== undefined
    if (lecture.slides && hasText)
      context.addIssue({ code: 'custom', path: ['slides'], message: say.textAndSlides })
    if (!lecture.slides && !hasText) context.addIssue({ code: 'custom', message: say.textOrSlides })
  })

function fileFor(lectureType: FileLectureType) {
  const extensions = EXTENSIONS[lectureType]
  return filePath(extensions, say.fileType(lectureType, extensions))
}

const captions = filePath(['vtt'], say.captionsType).optional()

export const packageLecture = z.discriminatedUnion('lectureType', [
  notes,
  z.strictObject({
    ...named,
    ...provenance,
    lectureType: z.literal('video'),
    file: fileFor('video'),
    captions,
  }),
  z.strictObject({
    ...named,
    ...provenance,
    lectureType: z.literal('audio'),
    file: fileFor('audio'),
    captions,
  }),
  z.strictObject({ ...named, ...provenance, lectureType: z.literal('document'), file: fileFor('document') }),
])

export type PackageSlide = z.infer<typeof packageSlide>
export type PackageLecture = z.infer<typeof packageLecture>
export type PackageNotes = Extract<PackageLecture, { lectureType: 'notes' }>
