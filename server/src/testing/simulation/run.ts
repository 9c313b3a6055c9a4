import type { Plan } from './plan.ts'
import type { Phone } from './shapes.ts'
import type { Story } from './story.ts'
import type { SimStudent } from './world.ts'

export interface Run {
  plan: Plan
  story: Story
  phones: Phone[]
  student: SimStudent
}
