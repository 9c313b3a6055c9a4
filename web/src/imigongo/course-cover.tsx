import { memo, useId, useMemo, useState } from 'react'
import { useDataSaver } from '../lib/data-saver.ts'
import { classNames } from '../ui/class-names.ts'
import { type CoverDrawing, drawCover } from './cover.ts'
import { motifFor, palettes } from './palettes.ts'
import { Paths } from './paths.tsx'

const ratios = {
  /** 16:9, cropped from the bottom to 5:2 on phones. */
  card: 'aspect-video max-md:aspect-5/2',
  video: 'aspect-video',
  strip: 'aspect-5/2',
  panel: 'aspect-4/3',
  square: 'aspect-square',
  /** The parent gives the size. */
  fill: 'h-full',
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
  const box = classNames('block w-full', ratios[ratio], className)
  const isSpared = useDataSaver() && !image?.startsWith('blob:')
  if (!image || isSpared || image === brokenImage)
    return <DrawnCover id={id} category={category} ratio={ratio} className={box} />
  return (
    <img
      src={image}
      alt=""
      width={640}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(box, 'object-cover')}
      style={{ backgroundColor: palettes[motifFor(category)].ground }}
      onError={() => setBrokenImage(image)}
      // A prerendered image may have failed before React listens.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && !element.loading) setBrokenImage(image)
      }}
    />
  )
})

type DrawnCoverProps = { id: string; category: string; ratio: keyof typeof ratios; className: string }

function DrawnCover({ id, category, ratio, className }: DrawnCoverProps) {
  const width = ratio === 'panel' ? 480 : 640
  const drawing = useMemo(() => drawCover({ seed: id, category, width }), [id, category, width])
  return <CoverSvg drawing={drawing} className={className} />
}

type CoverSvgProps = { drawing: CoverDrawing; className?: string; align?: string }

/** The bare drawing, for places that blend it with its own ground. */
export function CoverSvg({ drawing, className, align = 'xMidYMin' }: CoverSvgProps) {
  const clipId = useId()
  const { width, height, palette, panel, motif, sun, mirrored } = drawing
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${align} slice`}
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {panel === null ? (
        <Paths shapes={motif} />
      ) : (
        <>
          <clipPath id={clipId}>
            <path d={panel} />
          </clipPath>
          <rect width={width} height={height} fill={palette.ground} />
          <g transform={mirrored ? `translate(${width}) scale(-1 1)` : undefined}>
            <Paths shapes={sun} />
            <g clipPath={`url(#${clipId})`}>
              <Paths shapes={motif} />
            </g>
            <path d={panel} fill="none" stroke={palette.ground} strokeWidth={22} />
            <path d={panel} fill="none" stroke={palette.pop} strokeWidth={7} />
          </g>
        </>
      )}
    </svg>
  )
}
