import { Plural } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { COURSE_FIELDS } from '../course-form-rules.ts'
import type { CourseFormState } from '../use-course-form.ts'
import styles from './error-summary.module.css'

/** After Save: what to correct, each line leading to its field. It takes the focus, then empties as errors are corrected. */
export function ErrorSummary({ form: { errors } }: { form: CourseFormState }) {
  const faults = COURSE_FIELDS.flatMap((name) => {
    const message = errors[name]
    return message ? [{ name, message }] : []
  })
  if (faults.length === 0) return null
  return (
    <div data-faults role="alert" tabIndex={-1} className={styles.summary}>
      <p>
        <CircleAlert aria-hidden="true" />
        <Plural value={faults.length} one="# thing to fix" other="# things to fix" />
      </p>
      <ul>
        {faults.map(({ name, message }) => (
          <li key={name}>
            <button type="button" className="link" onClick={() => focusField(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusField(name: string): void {
  const place = document.querySelector(`[data-field="${name}"]`)
  place?.scrollIntoView({ block: 'center' })
  place
    ?.querySelector<HTMLElement>('input:not([hidden]),select,textarea,button')
    ?.focus({ preventScroll: true })
}
