import type { Action } from './plan.ts'
import type { Run } from './run.ts'
import type { Page, Phone } from './shapes.ts'
import type { School, World } from './world.ts'

const STROKE_MS = 120
const LETTERS_A_STROKE = 6

/** Does what the plan says at this moment, as far as the phone is there for it. */
export function perform(school: School, world: World, run: Run, action: Action): void {
  const phone = run.phones[action.phone]
  if (!phone) return
  switch (action.do) {
    case 'open':
      phone.open(action.tab)
      break
    case 'reload':
      phone.reload(action.tab)
      break
    case 'offline':
      phone.goOffline(action.forMs)
      break
    case 'crash':
      phone.crash(action.forMs)
      break
    case 'sleep':
      phone.sleep(action.forMs, action.isTimerPaused)
      break
    case 'move-calendar':
      phone.moveCalendar(action.byMs)
      break
    case 'log-out':
      phone.logOut(action.forMs)
      break
    case 'extend':
      world.time.during(extend(school, world, run, action.minutes))
      break
    default: {
      const page = phone.page(action.tab)
      if (page && !phone.isAsleep()) touch(school, world, run, phone, page, action)
    }
  }
}

function touch(school: School, world: World, { plan }: Run, phone: Phone, page: Page, action: Action): void {
  const questionId = 'question' in action ? (school.questionIds[plan.kind][action.question] ?? '') : ''
  if (action.do === 'hand-in') page.sitting.handIn()
  else if (action.do === 'choose') page.give(questionId, { selectedOption: action.option })
  else if (action.do === 'flag') page.give(questionId, { flagged: true })
  else if (action.do === 'clear') page.give(questionId, { selectedOption: null, writtenAnswer: null })
  else if (action.do === 'type') {
    const strokes = Math.ceil(action.text.length / LETTERS_A_STROKE)
    for (let stroke = 1; stroke <= strokes; stroke++)
      world.time.after((stroke - 1) * STROKE_MS, () => {
        const isThere = phone.page(action.tab) === page && !phone.isAsleep()
        if (isThere) page.give(questionId, { writtenAnswer: action.text.slice(0, stroke * LETTERS_A_STROKE) })
      })
  }
}

async function extend(school: School, world: World, run: Run, minutes: number): Promise<void> {
  const { teacher, assessmentIds } = school
  const atMs = world.time.nowMs()
  const answer = await world.served.deliver(teacher.token, 'POST /api/instructor/assessments/{id}/extend', {
    params: { id: assessmentIds[run.plan.kind] },
    body: { studentId: run.student.id, minutes, reason: 'The power was gone' },
  })
  if (answer?.status === 200) run.story.extensions.push({ atMs, minutes })
  else if (answer && answer.status !== 409)
    run.story.faults.push(`more time was refused with ${answer.status}: ${answer.text}`)
}
