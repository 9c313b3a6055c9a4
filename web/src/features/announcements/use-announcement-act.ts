import { useAct } from '../../lib/queries/use-act.ts'
import { ANNOUNCEMENTS_KEY } from './reading/mark-read.ts'

/** An act on an announcement; `leave` the page of one that it ends. */
export const useAnnouncementAct = <V = void>(act: (variables: V) => Promise<object>, leave?: () => void) =>
  useAct(act, { changes: ANNOUNCEMENTS_KEY, leave })
