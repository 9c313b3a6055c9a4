import { memo, useState } from 'react'
import { useDataSaver } from '../lib/offline/data-saver.ts'
import { coverGround, LazyCover } from './lazy-cover.tsx'

const ratios = {
  /** 16:9, cropped from the bottom to 5:2 on phones. */
  card: 'aspect-video max-md:aspect-5/2',
  video: 'aspect-video',
  strip: 'aspect-5/2',
  panel: 'aspect-4/3',
  square: 'aspect-square',
  /** The parent gives the size. */
  fill: 'h-full',
  /** So, too; beside words, and about as wide as high. */
  side: 'h-full',
} as const

type CourseCoverProps = {
  /** The course's id: the seed of the drawing. */
  id: string
  category: string
  ratio?: keyof typeof ratios
  /** An uploaded image replaces the drawing; when it does not load, or data is saved, the drawing stands. */
  image?: string | null
  /** For a cover that is the first thing on its page. */
  eager?: boolean
  className?: string
}

export const CourseCover = memo(function CourseCover(props: CourseCoverProps) {
  const { id, category, ratio = 'card', image, eager, className } = props
  const [brokenImage, setBrokenImage] = useState<string>()
  const box = `block w-full ${ratios[ratio]} ${className ?? ''}`
  const isSpared = useDataSaver() && !image?.startsWith('blob:')
  if (!image || isSpared || image === brokenImage)
    return (
      <LazyCover
        seed={id}
        category={category}
        width={ratio === 'panel' || ratio === 'side' ? 480 : 640}
        className={box}
      />
    )
  return (
    <img
      src={image}
      alt=""
      width={640}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`${box} object-cover`}
      style={{ backgroundColor: coverGround(category) }}
      onError={() => setBrokenImage(image)}
      // A prerendered image may have failed before React listens.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && !element.loading) setBrokenImage(image)
      }}
    />
  )
})
