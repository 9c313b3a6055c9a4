import { openPage } from './page.ts'
import { newStorage } from './phone-journal.ts'
import { createPhoneLine } from './phone-line.ts'
import type { PhonePlan } from './plan.ts'
import { randomOf } from './random.ts'
import type { Phone } from './shapes.ts'
import type { Story } from './story.ts'
import type { Place, World } from './world.ts'

export type PhoneOptions = {
  at: number
  seed: number
  plan: PhonePlan
  place: Place
  world: World
  story: Story
  /** Sessions that the student may use, one after the other. */
  tokens: string[]
}

export function createPhone({ at, seed, plan, place, world, story, tokens }: PhoneOptions): Phone {
  const { time } = world
  const random = randomOf(seed * 31 + at)
  let token = tokens.shift() ?? ''
  let offline = 0
  let sleeping: { sinceMs: number; isTimerPaused: boolean } | null = null
  let sleptMs = 0
  let skewMs = plan.skewMs
  let isOff = false
  let isSignedOut = false
  let isHealed = false
  const tabs = new Set<number>()
  const line = createPhoneLine({
    ...{ time, random, traits: plan.line, served: world.served },
    token: () => token,
    isOnline: () => offline === 0 && !isOff,
  })

  const phone: Phone = {
    ...{ at, plan, place, world, time, random, story, storage: newStorage(), line, visits: 0, pages: [] },
    monotonicMs: () =>
      time.nowMs() + 1_000 * at - sleptMs - (sleeping?.isTimerPaused ? time.nowMs() - sleeping.sinceMs : 0),
    wallMs: () => world.serverMs() + skewMs,
    isAsleep: () => sleeping !== null,
    isHealed: () => isHealed,
    isSignedIn: () => !isSignedOut,
    page: (tab) => phone.pages.find((page) => page.tab === tab),
    open(tab) {
      tabs.add(tab)
      if (isOff || phone.page(tab)) return
      phone.pages.push(openPage(phone, tab, false))
    },
    reload(tab) {
      const page = phone.page(tab)
      if (!page) return
      page.die()
      phone.pages = phone.pages.filter((other) => other !== page)
      phone.open(tab)
    },
    crash(forMs) {
      isOff = true
      sleeping = null
      for (const page of phone.pages) page.die()
      phone.pages = []
      time.after(forMs, turnOn)
    },
    goOffline(forMs) {
      offline += 1
      time.after(forMs, () => {
        offline -= 1
        if (offline === 0) for (const { sitting } of phone.pages) sitting.wake()
      })
    },
    sleep(forMs, isTimerPaused) {
      if (sleeping || isOff) return
      const own = { sinceMs: time.nowMs(), isTimerPaused }
      sleeping = own
      time.after(forMs, () => {
        if (sleeping === own) wake()
      })
    },
    moveCalendar(byMs) {
      skewMs += byMs
    },
    logOut(forMs) {
      if (isSignedOut || tokens.length === 0) return
      isSignedOut = true
      time.during(world.endSession(token))
      time.after(forMs, phone.signIn)
    },
    signIn() {
      if (!isSignedOut) return
      isSignedOut = false
      token = tokens.shift() ?? ''
      for (const { sitting } of phone.pages) sitting.signedIn()
    },
    heal() {
      isHealed = true
      line.heal()
      offline = 0
      if (sleeping) wake()
      phone.signIn()
      turnOn()
      for (const page of phone.pages) page.sitting.wake()
    },
  }

  function wake(): void {
    if (sleeping?.isTimerPaused) sleptMs += time.nowMs() - sleeping.sinceMs
    sleeping = null
    for (const page of phone.pages) page.wake()
  }

  function turnOn(): void {
    if (!isOff && phone.pages.length > 0) return
    isOff = false
    for (const tab of tabs) phone.open(tab)
  }
  return phone
}
