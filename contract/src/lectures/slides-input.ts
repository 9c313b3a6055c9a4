import Color from 'color'
import { z } from 'zod'
import * as M from './messages.ts'
import { SLIDE_DEFAULT, SLIDE_IMAGE_DEFAULT, SLIDE_IMAGE_MIN_PX, SLIDES_MAX } from './rules.ts'
import type { Slide } from './slides.ts'

const SLIDES_TEXT_MAX_LENGTH = 5_000_000

const unit = z.number().min(-10_000).max(10_000)
const side = z.number(M.slideImageSize).min(SLIDE_IMAGE_MIN_PX, M.slideImageSize).max(10_000)
/** Clients count their slides, or take the time. */
const anyId = z.union([z.string().min(1).max(64), z.int().transform(String)]).nullish()
/** Any colour of CSS that a #rrggbb can stand for. */
const colour = z.string({ error: M.slideColour }).transform((written, ctx) => {
  const hex = hexOf(written)
  if (!hex) ctx.addIssue({ code: 'custom', message: M.slideColour })
  return hex ?? z.NEVER
})

const imageInput = z.object({
  id: anyId,
  url: z
    .string({ error: M.slideImageAddress })
    .max(1000, M.slideImageAddress)
    .regex(/^(\/uploads\/|https:\/\/)/, M.slideImageAddress),
  position: z.object({ x: unit, y: unit }).default({ x: SLIDE_IMAGE_DEFAULT.x, y: SLIDE_IMAGE_DEFAULT.y }),
  size: z
    .object({ width: side, height: side })
    .default({ width: SLIDE_IMAGE_DEFAULT.width, height: SLIDE_IMAGE_DEFAULT.height }),
  alt: z.string().max(500).optional(),
})

/** A slide as an editor sends it. How long its content may be is judged after cleaning, which makes it shorter or longer. */
const slideInput = z.object({
  id: anyId,
  title: z.string().max(300, M.slideTitleTooLong).default(''),
  content: z.string().default(''),
  backgroundColor: colour.default(SLIDE_DEFAULT.backgroundColor),
  textColor: colour.default(SLIDE_DEFAULT.textColor),
  images: z.array(imageInput).max(20, M.slideImagesTooMany).nullish(),
  order: z.int().min(0).max(10_000).nullish(),
})

/** Slides of a JSON body, or of a form, where they arrive as JSON text. What is missing is filled in, and the slide that
 * cannot be read is named. */
export const slidesJson = z
  .union([z.array(z.unknown()), z.string().max(SLIDES_TEXT_MAX_LENGTH)], { error: M.slidesInvalid })
  .transform((sent, ctx): Slide[] => {
    const slides = typeof sent === 'string' ? fromText(sent) : sent
    const refuse = (message: string) => {
      ctx.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    if (!slides) return refuse(M.slidesInvalid)
    if (slides.length === 0) return refuse(M.slideLast)
    if (slides.length > SLIDES_MAX) return refuse(M.slidesTooMany)
    const read: z.output<typeof slideInput>[] = []
    for (const [at, slide] of slides.entries()) {
      const { data, error } = slideInput.safeParse(slide, { error: () => M.slideUnreadable })
      if (error)
        return refuse(M.slideInvalid(at + 1, titleOf(slide), error.issues[0]?.message ?? M.slideUnreadable))
      read.push(data)
    }
    return filledIn(read)
  })

function fromText(text: string): unknown[] | null {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read : null
  } catch {
    return null
  }
}

function filledIn(slides: z.output<typeof slideInput>[]): Slide[] {
  const slideIds = idsFor(slides, 'slide')
  return slides.map(({ images, order, ...slide }, at) => {
    const imageIds = idsFor(images ?? [], 'image')
    return {
      ...slide,
      id: slideIds[at] as string,
      order: order ?? at,
      images: (images ?? []).map((image, place) => ({ ...image, id: imageIds[place] as string })),
    }
  })
}

/** The ids that came, and one of its place for who has none. */
function idsFor(sent: { id?: string | null | undefined }[], kind: string): string[] {
  const taken = new Set(sent.map(({ id }) => id))
  let number = 0
  return sent.map(({ id }) => {
    if (id) return id
    do number += 1
    while (taken.has(`${kind}-${number}`))
    return `${kind}-${number}`
  })
}

function titleOf(slide: unknown): string {
  const title = (slide as { title?: unknown } | null)?.title
  return typeof title === 'string' ? title.trim().slice(0, 80) : ''
}

function hexOf(written: string): string | null {
  try {
    const read = Color(written.trim().toLowerCase())
    return read.alpha() === 1 ? read.hex() : null
  } catch {
    return null
  }
}
