import { SEARCH_MAX_LENGTH } from '@academy/contract/http/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, ChevronsUpDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './combobox.module.css'
import { type ComboOption, nextEnabled, optionsMatching } from './combobox-options.ts'
import { useFieldProps } from './field.tsx'

type ComboboxProps = {
  options: readonly ComboOption[]
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** Given when the server searches; then the options are shown as they come. */
  onQuery?: (typed: string) => void
  loading?: boolean
  empty?: ReactNode
  disabled?: boolean
  'aria-label'?: string
}

/** Picks one of many by typing: courses, people. Free text is not a choice and falls back to the last one. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, placeholder, onQuery, loading, empty, disabled } = props
  const { t } = useLingui()
  const field = useFieldProps({})
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(-1)
  const isOpen = typed !== null
  const chosen = options.find((option) => option.value === value)
  const shown = onQuery || !typed ? options : optionsMatching(options, typed)

  const type = (text: string) => {
    setTyped(text)
    setAt(-1)
    onQuery?.(text)
  }
  const open = () => !disabled && !isOpen && type('')
  const close = () => {
    setTyped(null)
    setAt(-1)
  }
  const choose = (option: ComboOption | undefined) => {
    if (!option || option.disabled) return
    onChange(option.value)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      open()
      const next = nextEnabled(shown, at, event.key === 'ArrowDown' ? 1 : -1)
      setAt(next)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(shown[at] ?? (shown.length === 1 ? shown[0] : undefined))
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <div className="relative">
      <span className="inp-wrap">
        <input
          ref={input}
          {...field}
          aria-label={props['aria-label']}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${listId}-${at}` : undefined}
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
          className="inp pr-11"
          disabled={disabled}
          placeholder={chosen?.label ?? placeholder}
          value={typed ?? chosen?.label ?? ''}
          onClick={open}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <ChevronsUpDown aria-hidden="true" />
      </span>
      <div
        id={listId}
        role="listbox"
        aria-label={t`Choices`}
        hidden={!isOpen}
        className={`pop ${styles.list}`}
        data-popover={isOpen ? '' : undefined}
      >
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input owns the keys
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input
          <div
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={option.value === value}
            aria-disabled={option.disabled || undefined}
            data-disabled={option.disabled || undefined}
            data-highlighted={index === at ? '' : undefined}
            className="pop-item"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {option.label}
              {option.detail && <small>{option.detail}</small>}
            </span>
            {option.value === value && <Check aria-hidden="true" />}
          </div>
        ))}
      </div>
      <p role="status" className={isOpen && shown.length === 0 ? `pop ${styles.list} p-4 muted` : 'vh'}>
        {isOpen &&
          shown.length === 0 &&
          (loading ? <Trans>Searching…</Trans> : (empty ?? <Trans>Nothing found</Trans>))}
      </p>
    </div>
  )
}
