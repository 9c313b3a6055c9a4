import type { Course } from '@academy/contract/courses'
import { COURSE_IMAGE_WIDTHS, smallCourseImage } from '@academy/contract/courses/rules'
import { useState } from 'react'
import { coverGround, LazyCover } from '../../../imigongo/lazy-cover.tsx'
import { useIsLive } from '../../../lib/use-is-live.ts'
import styles from './course-band.module.css'

const LAPTOP = { width: 1440, height: 360 }
const PHONE = { width: 640, height: 256 }

/** Half of what a phone's screen could show: the smaller picture is sharp enough, and costs half the data. */
const SIZES = '(width < 47.5rem) 50vw, 100vw'

/** The course's picture from edge to edge; drawn for the width of this screen when there is none, or none that loads. */
export function CourseBand({ course }: { course: Pick<Course, '_id' | 'category' | 'image'> }) {
  const { _id: seed, category, image } = course
  const [isBroken, setIsBroken] = useState(false)
  const size = useIsLive() && matchMedia('(width < 47.5rem)').matches ? PHONE : LAPTOP
  return (
    <div className={styles.band} style={{ backgroundColor: coverGround(category) }}>
      {image && !isBroken ? (
        <img
          src={image}
          srcSet={`${smallCourseImage(image)} ${COURSE_IMAGE_WIDTHS.small}w, ${image} ${COURSE_IMAGE_WIDTHS.large}w`}
          sizes={SIZES}
          alt=""
          width={1280}
          height={720}
          onError={() => setIsBroken(true)}
        />
      ) : (
        <LazyCover seed={seed} category={category} {...size} />
      )}
    </div>
  )
}
