import type { Correspondent } from '@academy/contract/messages'
import * as M from '@academy/contract/messages/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { messagesKey } from '../api.ts'
import { useUnblock } from '../use-unblock.ts'
import styles from './blocked-people.module.css'

/** Whom one has blocked; under the key of all that a block changes. */
const blocksQuery = queryOptions({
  queryKey: [...messagesKey, 'blocks'],
  queryFn: async ({ signal }) => (await call('GET /api/messages/blocks', { signal })).users,
})

/** Whom one has blocked, the newest first, and the way back. */
export function BlockedPeople() {
  const found = useQuery(blocksQuery)
  const { data: people, error } = found
  const place = useRef<HTMLDivElement>(null)
  const failed = error && failureMessage(error, M.blocksFailed)
  return (
    <div ref={place} tabIndex={-1} className={styles.people}>
      {!people && !error && <WaitingLines />}
      {!people && failed && <ErrorPanel level={3} message={failed} found={found} />}
      {people && failed && <StaleBanner className={styles.note} message={failed} found={found} />}
      {people?.length === 0 && (
        <p className={styles.nobody}>
          <Trans>You have blocked nobody. A classmate is blocked in the conversation with them.</Trans>
        </p>
      )}
      {people && people.length > 0 && (
        <ul>
          {people.map((person) => (
            <BlockedLine
              key={person._id}
              person={person}
              // Their line goes, and what had the focus with it.
              onUnblocked={() => place.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function BlockedLine({
  person: { _id, name },
  onUnblocked,
}: {
  person: Correspondent
  onUnblocked: () => void
}) {
  const { t } = useLingui()
  const { mutate, isPending } = useUnblock(_id)
  return (
    <li className={styles.row}>
      <Avatar soft name={name} />
      <b>{name}</b>
      <Button
        variant="quiet"
        size="sm"
        busy={isPending}
        aria-label={t`Unblock ${name}`}
        onClick={() => mutate(undefined, { onSuccess: onUnblocked })}
      >
        <Trans>Unblock</Trans>
      </Button>
    </li>
  )
}

const WaitingLines = () => (
  <SkeletonGroup className={styles.row}>
    <Skeleton radius="full" className="size-10" />
    <Skeleton className="h-5 w-40" />
  </SkeletonGroup>
)
