import { isId } from '@academy/contract/http/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Pair } from '../addresses.ts'
import { partQuery, showWhole } from './api.ts'
import type { KnownThread } from './known.ts'
import { joined } from './part.ts'

const PARAM = 'message'

/** Where the address names a message that is not among the newest, the conversation around it; once it has been read on down to the
 * newest, or they were asked for, the conversation itself. */
export function usePart(pair: Pair, newest: KnownThread | undefined) {
  const { key: visit } = useLocation()
  const [params, setParams] = useSearchParams()
  const [leftOn, setLeftOn] = useState<string | null>(null)
  const [jumps, setJumps] = useState(0)
  const named = params.get(PARAM)
  const wanted = isId(named) ? named : null
  const isAmongNewest = newest?.messages.some(({ _id }) => _id === wanted) ?? false
  const isAway = wanted !== null && !isAmongNewest && leftOn !== visit
  const found = useQuery({
    ...partQuery(pair, wanted ?? ''),
    enabled: isAway,
  })
  const { data, error } = found
  const part = isAway ? data : undefined
  const whole = part && newest ? joined(part, newest) : null
  useEffect(() => {
    if (!whole) return
    showWhole(pair, whole)
    setLeftOn(visit)
  }, [whole, pair, visit])

  const toNewest = () => {
    // At once, and not when the address has followed.
    setLeftOn(visit)
    setJumps((before) => before + 1)
    setParams(
      (before) => {
        before.delete(PARAM)
        return before
      },
      { replace: true },
    )
  }
  return {
    /** The message that the address names. */
    wanted,
    /** Null while the newest messages are what is shown. */
    around: part && !whole ? wanted : null,
    shown: whole ?? part ?? newest,
    isComing: isAway && !part && !error,
    /** What was asked for where it did not come. */
    failed: isAway && !part && error ? found : null,
    toNewest,
    /** So often the newest were asked for: a list begins anew at its end. */
    jumps,
  }
}
