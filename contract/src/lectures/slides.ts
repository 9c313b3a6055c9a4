import { z } from 'zod'
import { LECTURE_MESSAGES as M } from './messages.ts'
import { SLIDE_IMAGE_MIN_PX, SLIDES_MAX } from './rules.ts'

/** On the 960 × 540 canvas of a slide. `url` begins with /uploads/ or https://. */
export const slideImage = z.object({
  id: z.string(),
  url: z.string(),
  position: z.object({ x: z.number(), y: z.number() }),
  size: z.object({ width: z.number(), height: z.number() }),
  alt: z.string().optional(),
})
export type SlideImage = z.infer<typeof slideImage>

/** A slide as it is stored and shown. Without limits: what was stored under another rule must stay readable. */
export const slide = z.object({
  id: z.string(),
  title: z.string(),
  /** Rich HTML, sanitised by the server on write and on read. */
  content: z.string(),
  backgroundColor: z.string(),
  textColor: z.string(),
  images: z.array(slideImage),
  order: z.number(),
})
export type Slide = z.infer<typeof slide>

const unit = z.number().min(-10_000).max(10_000)
const side = z.number().min(SLIDE_IMAGE_MIN_PX).max(10_000)
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/)

const slideImageInput = z.object({
  id: z.string().min(1).max(64),
  url: z
    .string()
    .max(1000)
    .regex(/^(\/uploads\/|https:\/\/)/),
  position: z.object({ x: unit, y: unit }),
  size: z.object({ width: side, height: side }),
  alt: z.string().max(500).optional(),
})

/** A slide as an editor sends it. How long its content may be is judged after cleaning, which makes it shorter or longer. */
const slideInput = z.object({
  id: z.string().min(1).max(64),
  title: z.string().max(300),
  content: z.string(),
  backgroundColor: colour,
  textColor: colour,
  images: z.array(slideImageInput).max(20),
  order: z.int().min(0).max(10_000),
})

/** In a form the slides arrive as JSON text; the server parses and checks them like those of a JSON body. */
export const slidesJson = z
  .union(
    [
      z.array(slideInput),
      z
        .string()
        .max(5_000_000)
        .transform((value, ctx) => {
          try {
            return JSON.parse(value) as unknown
          } catch {
            ctx.addIssue({ code: 'custom', message: M.slidesInvalid })
            return z.NEVER
          }
        })
        .pipe(z.array(slideInput)),
    ],
    { error: M.slidesInvalid },
  )
  .refine((slides) => slides.length >= 1, M.slideLast)
  .refine((slides) => slides.length <= SLIDES_MAX, M.slidesTooMany)
