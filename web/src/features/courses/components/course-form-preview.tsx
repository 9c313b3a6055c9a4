import type { ManagedCourse } from '@academy/contract/courses'
import { smallCourseImage } from '@academy/contract/courses/rules'
import { Trans } from '@lingui/react/macro'
import { CourseCover } from '../../../imigongo/course-cover.tsx'
import { Money } from '../../../ui/money.tsx'
import { useSignedIn } from '../../users/index.ts'
import { type CourseValues, priceIn } from '../course-form-rules.ts'
import cardStyles from './course-card.module.css'
import { CourseFacts } from './course-facts.tsx'
import styles from './course-form-preview.module.css'

type CourseFormPreviewProps = { values: CourseValues; course?: ManagedCourse; imageUrl?: string }

/** The card as visitors will see it, while it is being written. */
export function CourseFormPreview({ values, course, imageUrl }: CourseFormPreviewProps) {
  const { user } = useSignedIn()
  const { title, description, category, courseType, price, duration, createdBy } = values
  const image = imageUrl ?? (course?.image ? smallCourseImage(course.image) : null)
  const isFree = courseType === 'free' || price.trim() === '0'
  return (
    <aside className={styles.preview} aria-labelledby="form-preview">
      <h2 id="form-preview">
        <Trans>On the catalogue</Trans>
      </h2>
      <div className={`card ${cardStyles.card}`}>
        <CourseCover id={course?._id ?? 'new'} category={category} image={image} ratio="video" />
        <div className={cardStyles.body}>
          <p className={cardStyles.category}>{category || <Trans>Category</Trans>}</p>
          <h3>{title.trim() || <Trans>Course title</Trans>}</h3>
          <p className={cardStyles.about}>
            {description.trim() || <Trans>What one will be able to do.</Trans>}
          </p>
          <CourseFacts course={{ createdBy: createdBy || user.name, duration: Number(duration) || 1 }} />
          <div className={cardStyles.foot}>
            {isFree || priceIn(price) > 0 ? (
              <Money rwf={isFree ? 0 : priceIn(price)} className={cardStyles.price} />
            ) : (
              <span className={`${cardStyles.price} muted`}>
                <Trans>Price</Trans>
              </span>
            )}
          </div>
        </div>
      </div>
    </aside>
  )
}
