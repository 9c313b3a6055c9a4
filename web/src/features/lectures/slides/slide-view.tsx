import type { Slide } from '@academy/contract/lectures'
import { SLIDE_CANVAS } from '@academy/contract/lectures/rules'
import type { CSSProperties } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { textWidthOf } from './slide-layout.ts'
import { SlideText } from './slide-text.tsx'
import styles from './slide-view.module.css'

type SlideViewProps = {
  slide: Slide
  /** Always the scaled canvas (thumbnails, the editor); else the slide reflows to reading size on phones. */
  fixed?: boolean
  /** The level of the title's heading; 0 for copies nobody reads, such as thumbnails. */
  level?: 0 | 2 | 3
  className?: string
}

/** One slide as learners see it: a 960 × 540 canvas scaled to the width it is given. Its colours are its own in both themes. */
export function SlideView({ slide, fixed, level = 2, className }: SlideViewProps) {
  const { width, height } = SLIDE_CANVAS
  const canvas = {
    '--slide-width': width,
    '--slide-height': height,
    '--slide-text-width': textWidthOf(slide),
    '--slide-ground': slide.backgroundColor,
    '--slide-ink': slide.textColor,
  } as CSSProperties
  return (
    <div
      className={classNames(styles.view, className)}
      data-slide=""
      data-fixed={fixed || undefined}
      style={canvas}
      aria-hidden={level === 0 || undefined}
    >
      <div className={styles.canvas} data-canvas="">
        <SlideText title={slide.title} html={slide.content} level={level} />
        {slide.images.map(({ id, url, alt, position, size }) => (
          <img
            key={id}
            src={url}
            alt={alt ?? ''}
            width={Math.round(size.width)}
            height={Math.round(size.height)}
            draggable={false}
            style={
              { '--x': position.x, '--y': position.y, '--w': size.width, '--h': size.height } as CSSProperties
            }
          />
        ))}
      </div>
    </div>
  )
}
