import { SEARCH_MAX_LENGTH } from '@academy/contract/http/rules'
import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { isCovered, isTyping } from './typing.ts'

const debounceMs = 250

type SearchBoxProps = {
  /** Names the box for screen readers: Search courses. */
  label: string
  placeholder?: string
  /** The query in force, from the address. */
  value: string
  onSearch: (query: string) => void
  /** `/` anywhere on the page moves here; one box a page. */
  slash?: boolean
  className?: string
}

export function SearchBox({ label, placeholder, value, onSearch, slash = true, className }: SearchBoxProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [inForce, setInForce] = useState(value)
  const search = useDebounced(onSearch, debounceMs)

  // The address changed by other means (back button, reset): the box follows.
  if (value !== inForce) {
    setInForce(value)
    if (value !== typed.trim()) setTyped(value)
  }

  useEffect(() => {
    if (!slash) return
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || isCovered()) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focusOnSlash)
    return () => document.removeEventListener('keydown', focusOnSlash)
  }, [slash])

  const clear = () => {
    setTyped('')
    search.flush('')
    input.current?.focus()
  }

  return (
    <search className={classNames('inp-wrap', className)}>
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="search"
        maxLength={SEARCH_MAX_LENGTH}
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        className="inp pr-12 pl-11"
        aria-label={label}
        aria-keyshortcuts={slash ? '/' : undefined}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          search.later(event.target.value.trim())
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search.flush(typed.trim())
          if (event.key === 'Escape' && typed) {
            event.preventDefault()
            clear()
          }
        }}
      />
      {typed && (
        <IconButton label={t`Clear search`} onClick={clear}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </search>
  )
}

/** Returns a function that runs `action` once `delayMs` have passed without another call; `flush` runs it now. */
export function useDebounced<Value>(action: (value: Value) => void, delayMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const flush = (value: Value) => {
    clearTimeout(timer.current)
    latest.current(value)
  }
  const later = (value: Value) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(value), delayMs)
  }
  return { later, flush }
}
