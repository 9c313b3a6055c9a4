import {
  LECTURE_MESSAGES as M,
  SLIDE_DEFAULT,
  SLIDE_MAX_LENGTH,
  type Slide,
} from '@academy/contract/lectures'
import { newId } from '../../db/ids.ts'
import { invalid } from '../../http/problem.ts'
import { isFileKey } from '../../services/files/index.ts'
import { cleanOnRead } from './clean-on-read.ts'
import { sanitizeSlideHtml } from './slide-html.ts'

const OWN = '/uploads/'

export function starterSlides(): Slide[] {
  return [{ id: newId(), ...SLIDE_DEFAULT, images: [], order: 0 }]
}

/** Slides as they are stored: in their order, inert, and own pictures by key, without a signature.
 * @throws Problem 400 that names a slide whose cleaned text is too long, since an ampersand is one letter typed and five kept,
 * or whose picture lies elsewhere. */
export function slidesToStore(slides: Slide[]): Slide[] {
  return slides
    .toSorted((one, other) => one.order - other.order)
    .map((slide, order) => ({
      ...slide,
      order,
      content: contentToStore(slide, order + 1),
      images: slide.images.map((image) => ({ ...image, url: urlToStore(image.url, order + 1) })),
    }))
}

function contentToStore({ title, content }: Slide, number: number): string {
  const clean = sanitizeSlideHtml(content)
  if (clean.length > SLIDE_MAX_LENGTH) throw invalid(M.slideTooLong(number, title.trim()))
  return clean
}

/** Keys of the academy's own pictures on the slides; null where an address under /uploads/ is no such key. */
export function imageKeysOf(slides: Slide[]): string[] | null {
  const urls = slides.flatMap((slide) => slide.images.map((image) => image.url))
  const keys = urls.filter((url) => url.startsWith(OWN)).map((url) => url.slice(OWN.length))
  return keys.every(isFileKey) ? [...new Set(keys)] : null
}

/** Cleaned on reading too, so that a rule made stricter later holds for what was stored before. */
export function viewSlides(slides: Slide[], sign: (key: string) => string): Slide[] {
  return slides.map((slide) => ({
    ...slide,
    content: cleanOnRead(slide.content),
    images: slide.images.map((image) => ({
      ...image,
      url: image.url.startsWith(OWN) ? sign(image.url.slice(OWN.length)) : image.url,
    })),
  }))
}

/** Without its signature. */
function urlToStore(url: string, number: number): string {
  if (!url.startsWith(OWN)) throw invalid(M.slidePictureElsewhere(number))
  return url.split(/[?#]/)[0] as string
}
