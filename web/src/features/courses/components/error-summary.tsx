import { Plural } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { COURSE_FIELDS } from '../course-form-rules.ts'
import type { CourseFormValues } from '../use-course-form.ts'

/** After Save: what to correct, each line leading to its field. It takes the focus, then empties as errors are corrected. */
export function ErrorSummary({ problem }: { problem?: string }) {
  const { formState } = useFormContext<CourseFormValues>()
  const box = useRef<HTMLDivElement>(null)
  const { errors, submitCount } = formState
  const faults = COURSE_FIELDS.flatMap((name) => {
    const message = errors[name]?.message
    return message ? [{ name, message }] : []
  })
  const isShown = faults.length > 0 || problem !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: each Save that fails brings the summary into view
  useEffect(() => {
    if (submitCount > 0 && isShown) box.current?.focus()
  }, [submitCount, problem])

  if (!isShown) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="error-summary">
      <p>
        <CircleAlert aria-hidden="true" />
        {problem ?? <Plural value={faults.length} one="# thing to fix" other="# things to fix" />}
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ name, message }) => (
            <li key={name}>
              <button type="button" className="link" onClick={() => focusField(name)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      )}
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
