import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import mediaStyles from './media.module.css'
import { SPEEDS } from './playback-speed.ts'
import styles from './speed-menu.module.css'

type SpeedMenuProps = { speed: number; onChoose: (speed: number) => void }

/** A panel of radios in the player itself, so that it is there in full screen too. Arrow keys choose at once. */
export function SpeedMenu({ speed, onChoose }: SpeedMenuProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const name = useId()
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  const closeOnLeaving = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Esc and the focus leaving its controls
    <div className={styles.speed} onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <button
        ref={button}
        type="button"
        className={`${mediaStyles.button} ${styles.button} num`}
        aria-label={t`Speed, ${speed} times`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {speed}×
      </button>
      {isOpen && (
        <fieldset className={styles.panel} data-popover="">
          <legend>
            <Trans>Speed</Trans>
          </legend>
          {SPEEDS.map((choice) => (
            <label key={choice} className="num">
              <input
                type="radio"
                name={name}
                checked={choice === speed}
                ref={(input) => {
                  if (
                    choice === speed &&
                    input &&
                    !input.closest('fieldset')?.contains(document.activeElement)
                  )
                    input.focus()
                }}
                onChange={() => onChoose(choice)}
                onClick={(event) => event.detail > 0 && close()}
              />
              <span>
                {choice}×{' '}
                {choice === 1 && (
                  <small>
                    <Trans>Normal</Trans>
                  </small>
                )}
              </span>
              <Check aria-hidden="true" />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
