import { formatCount } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { audienceQuery } from '../api.ts'
import { type AnnouncementValues, audienceOf } from './announcement-values.ts'
import styles from './writing.module.css'

/** How many it would reach; undefined until that is known. */
export function useReach(values: AnnouncementValues): string | undefined {
  const audience = audienceOf(values)
  const { data } = useQuery({
    ...audienceQuery(audience ?? { kind: 'all' }),
    enabled: audience !== undefined,
  })
  if (!audience || !data) return undefined
  return formatCount(data.people)
}

export function Reach({ values }: { values: AnnouncementValues }) {
  const people = useReach(values)
  return (
    <p role="status" className={styles.reach}>
      <UsersRound aria-hidden="true" />
      <span className="num">
        {people === undefined && !audienceOf(values) && <Trans>Choose whom you tell</Trans>}
        {people === '0' && <Trans>Nobody would get it yet</Trans>}
        {people === '1' && <Trans>1 person will get it</Trans>}
        {people !== undefined && people !== '0' && people !== '1' && (
          <Trans>{people} people will get it</Trans>
        )}
      </span>
    </p>
  )
}
