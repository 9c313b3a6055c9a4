import { useLocation, useParams } from 'react-router'

/** What a link of a letter holds: behind the `#`, where no server sees it, or in the path, as the specification has it. */
export function useLinkToken(): string {
  const { token = '' } = useParams()
  const { hash } = useLocation()
  return hash.slice(1) || token
}
