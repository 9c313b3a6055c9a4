import type { AnswerValue, Paper, Sitting } from '../../../../web/src/features/attempts/engine/index.ts'
import type { Storage } from './phone-journal.ts'
import type { PhoneLine } from './phone-line.ts'
import type { PhonePlan } from './plan.ts'
import type { Random } from './random.ts'
import type { Story } from './story.ts'
import type { VirtualTime } from './virtual-time.ts'
import type { Place, World } from './world.ts'

export interface Phone {
  at: number
  plan: PhonePlan
  place: Place
  world: World
  time: VirtualTime
  random: Random
  story: Story
  storage: Storage
  line: PhoneLine
  visits: number
  pages: Page[]
  monotonicMs(): number
  wallMs(): number
  isAsleep(): boolean
  isHealed(): boolean
  isSignedIn(): boolean
  open(tab: number): void
  page(tab: number): Page | undefined
  reload(tab: number): void
  crash(forMs: number): void
  goOffline(forMs: number): void
  sleep(forMs: number, isTimerPaused: boolean): void
  moveCalendar(byMs: number): void
  logOut(forMs: number): void
  signIn(): void
  /** Everything works again: on, online, signed in, every page open. */
  heal(): void
}

export interface Page {
  tab: number
  sitting: Sitting<Paper, unknown>
  give(questionId: string, value: Partial<AnswerValue>): void
  wake(): void
  die(): void
}
