import { Trans } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { Button, type ButtonLook } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useForm } from '../../../../ui/form/use-form.ts'
import { TextArea } from '../../../../ui/text-area.tsx'
import reviewPanel from '../panel/review-panel.module.css'
import styles from './why-form.module.css'

interface WhyFormProps {
  /** What is being decided, for those who cannot see where the form stands. */
  name: string
  label: ReactNode
  hint: ReactNode
  /** Ready-made words that fill the field. */
  ready: readonly string[]
  readyName: string
  maxLetters: number
  tooLong: string
  /** Absent: it may stay empty. */
  missing?: string
  verb: ReactNode
  look: ButtonLook
  /** Above the field. */
  children?: ReactNode
  onSend: (words: string) => void
  onCancel: () => void
}

/** Why something is decided so, in place: Enter sends it, Esc puts it away. */
export function WhyForm(props: WhyFormProps) {
  const { name, label, hint, ready, readyName, maxLetters, tooLong, missing, verb, look, children } = props
  const { onSend, onCancel } = props
  const isTooLong = (words: string) => words.trim().length > maxLetters
  const form = useForm(
    { words: '' },
    {
      check: ({ words }) => ({
        words: isTooLong(words) ? tooLong : words.trim() === '' ? missing : undefined,
      }),
      send: async ({ words }) => onSend(words.trim()),
    },
  )
  const { words } = form.values
  const element = form.form.ref
  // The form stands where the buttons were, in sight already.
  useEffect(() => element.current?.querySelector('textarea')?.focus({ preventScroll: true }), [element])

  /** One ready-made sentence takes the place of another; what was typed stays before it. */
  const fill = (sentence: string) =>
    form.set('words', words.trim() === '' || ready.includes(words) ? sentence : `${words.trim()} ${sentence}`)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    } else if (event.key === 'Enter' && !event.shiftKey && event.target instanceof HTMLTextAreaElement) {
      if (event.nativeEvent.isComposing) return
      event.preventDefault()
      element.current?.requestSubmit()
    }
  }
  return (
    <form {...form.form} className={styles.reject} aria-label={name} onKeyDown={onKeyDown}>
      {children}
      <Field
        label={label}
        optional={missing === undefined}
        error={isTooLong(words) ? tooLong : form.errors.words}
        hint={<span className={styles.keysOnly}>{hint}</span>}
      >
        <TextArea value={words} rows={2} onChange={(event) => form.set('words', event.target.value)} />
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: chips that fill the field above, not fields */}
      <div role="group" aria-label={readyName} className={styles.reasons}>
        {ready.map((sentence) => (
          <button
            key={sentence}
            type="button"
            aria-pressed={words === sentence}
            onClick={() => fill(sentence)}
          >
            {sentence}
          </button>
        ))}
      </div>
      <div className={reviewPanel.footActs}>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" {...look}>
          {verb}
        </Button>
      </div>
    </form>
  )
}
