import { z } from 'zod'

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
