import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Pair } from '../address.ts'
import { showOlder } from '../api.ts'
import type { ShownMessage } from './rows.ts'

/** So many answers back a message is looked for that a search has found. */
const MOST_ROUNDS = 50

/** The message that the address names: older ones are brought until it is there. */
export function useWanted(pair: Pair, messages: readonly ShownMessage[], hasOlder: boolean): string | null {
  const [params] = useSearchParams()
  const wanted = params.get('message')
  const rounds = useRef(0)
  const [isLooking, setIsLooking] = useState(false)
  const isThere = messages.some(({ key }) => key === wanted)
  const mustLook = wanted !== null && !isThere && hasOlder && !isLooking && messages.length > 0
  useEffect(() => {
    if (!mustLook || rounds.current >= MOST_ROUNDS) return
    rounds.current += 1
    setIsLooking(true)
    showOlder(pair, true)
      .catch((failure: unknown) => {
        rounds.current = MOST_ROUNDS
        console.warn('The message could not be looked for', failure)
      })
      .finally(() => setIsLooking(false))
  }, [mustLook, pair])
  return isThere ? wanted : null
}
