import { capCount } from '@academy/contract/text'
import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { pendingCountQuery } from '../api.ts'

/** In the sidebar: how many wait for approval. */
export function CertificationsCount() {
  const { data } = useQuery(pendingCountQuery)
  if (!data) return null
  return (
    <>
      <span className="portal-count" aria-hidden="true">
        {capCount(data)}
      </span>
      <span className="vh">
        <Plural value={data} one="# waits" other="# wait" />
      </span>
    </>
  )
}
