import type { Course } from '@academy/contract/courses'
import { smallCourseImage } from '@academy/contract/courses/rules'
import { Plural, useLingui } from '@lingui/react/macro'
import { CourseCover } from '../../../imigongo/course-cover.tsx'
import { Money } from '../../../ui/money.tsx'
import panel from './panel.module.css'
import styles from './payment-order.module.css'

/** What is being paid for; a request keeps the price of its day. */
export function PaymentOrder({ course, priceRwf }: { course: Course; priceRwf: number }) {
  const { t } = useLingui()
  return (
    <section className={`${panel.panel} ${styles.order}`} aria-label={t`What you are paying for`}>
      <div className={styles.cover}>
        <CourseCover
          id={course._id}
          category={course.category}
          image={course.image && smallCourseImage(course.image)}
          ratio="fill"
          eager
        />
      </div>
      <div className={styles.text}>
        <p>{course.category}</p>
        <h2 className="line-clamp-3">{course.title}</h2>
        <p className="num">
          <span>{course.createdBy}</span>{' '}
          <span>
            <Plural value={course.duration} one="# week" other="# weeks" />
          </span>
        </p>
      </div>
      <Money rwf={priceRwf} className={styles.price} />
    </section>
  )
}
