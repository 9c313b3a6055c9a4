import type { EffectiveRole } from '@academy/contract/users/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { call, isRefused } from '../../../lib/calls/call.ts'
import { useOnline } from '../../../lib/offline/online.ts'
import { queryClient } from '../../../lib/queries/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useDebounced } from '../../../ui/search-box.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { FindPlace } from '../addresses.ts'
import { keepRecent } from '../recent.ts'
import { type FindLine, useFindGroups } from '../use-find-groups.ts'
import styles from './find-dialog.module.css'
import { FoundGroups } from './found-groups.tsx'

interface FindDialogProps {
  role: EffectiveRole
  personId: string
  places: readonly FindPlace[]
  /** What was typed before it was here. */
  typed: string
  onClose: () => void
}

const MAX_LENGTH = 100
const PAUSE_MS = 120

/** The rows of the letters before stay until the new ones are there. */
const findQuery = (typed: string) =>
  queryOptions({
    queryKey: ['find', typed],
    queryFn: ({ signal }) => call('GET /api/find', { query: { q: typed }, signal }),
    enabled: typed !== '',
    placeholderData: typed === '' ? undefined : keepPreviousData,
    staleTime: 30_000,
    retry: false,
  })

/** Focus stays in the field; the arrows move through everything found. */
export function FindDialog({ role, personId, places, typed: typedAhead, onClose }: FindDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState(typedAhead.slice(0, MAX_LENGTH))
  const [asked, setAsked] = useState(typed.trim())
  const [at, setAt] = useState(0)
  const ask = useDebounced(setAsked, PAUSE_MS)
  const isOnline = useOnline()
  const { data, error, isFetching, refetch } = useQuery(findQuery(asked), queryClient)
  const text = typed.trim()
  const groups = useFindGroups({ role, personId, places, typed: text, found: text ? data : undefined })
  const lines = groups.flatMap((group) => group.lines)
  const isSearching = text !== '' && (isFetching || asked !== text)

  const choose = (line: FindLine | undefined) => {
    if (!line) return
    const { to, label, detail } = line
    keepRecent(personId, { to, label, detail, kind: line.key.split(' ')[0] ?? '' })
    onClose()
    navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      // While the answer is on its way the first line may still be another; pages stay first.
      if (!isSearching || at > 0 || lines[0]?.key.startsWith('to ')) choose(lines[at])
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && lines.length > 0) {
      event.preventDefault()
      const next = (at + (event.key === 'ArrowDown' ? 1 : -1) + lines.length) % lines.length
      setAt(next)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
    }
  }
  const isNothing = text !== '' && !isSearching && !error && lines.length === 0

  return (
    <Sheet open from="full" onClose={onClose} title={t`Quick find`} className={styles.dialog}>
      <div className={styles.field}>
        <Search aria-hidden="true" />
        <input
          data-autofocus=""
          role="combobox"
          aria-label={t`Find people, courses, lectures and pages`}
          aria-expanded={lines.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={lines[at] ? `${listId}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_LENGTH}
          className="inp"
          placeholder={t`A name, a title, a number`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
            ask.later(event.target.value.trim())
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {error && text !== '' && !isFetching && (
        <div role="alert" className={styles.problem}>
          <p>
            {!isOnline ? (
              <Trans>You are offline. Pages are found, people and courses are not.</Trans>
            ) : isRefused(error) ? (
              error.message
            ) : (
              <Trans>Failed to search. Please try again.</Trans>
            )}
          </p>
          {!isRefused(error) && (
            <Button size="sm" onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          )}
        </div>
      )}
      <FoundGroups groups={groups} listId={listId} at={at} onChoose={choose} />
      <p role="status" className={isNothing || (isSearching && lines.length === 0) ? styles.status : 'vh'}>
        {isSearching ? (
          <Trans>Searching…</Trans>
        ) : isNothing ? (
          <Trans>Nothing is called “{text}”. Try fewer letters.</Trans>
        ) : (
          text !== '' && t`${lines.length} found`
        )}
      </p>
    </Sheet>
  )
}
