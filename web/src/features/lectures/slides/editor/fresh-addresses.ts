import type { Slide } from '@academy/contract/lectures'

const pathOf = (url: string): string => url.split(/[?#]/)[0] as string

/** A draft's pictures with the addresses signed just now: the ones it was kept with may have expired. */
export function withFreshAddresses(slides: readonly Slide[], signed: readonly Slide[]): Slide[] {
  const fresh = new Map(signed.flatMap(({ images }) => images.map(({ url }) => [pathOf(url), url] as const)))
  return slides.map((slide) => ({
    ...slide,
    images: slide.images.map((image) => ({ ...image, url: fresh.get(pathOf(image.url)) ?? image.url })),
  }))
}
