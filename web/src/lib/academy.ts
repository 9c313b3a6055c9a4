import type { AcademyFacts } from '@academy/contract/academy'
import { call } from './calls/call.ts'

let settings: AcademyFacts | null = null

/** The server writes the settings into the page; the development server cannot, so there they are asked for. */
export async function loadAcademy(): Promise<AcademyFacts> {
  const block = document.getElementById('academy')?.textContent
  if (block) settings = JSON.parse(block) as AcademyFacts
  else settings = (await call('GET /api/academy')).academy
  return settings
}

export function setAcademy(known: AcademyFacts): void {
  settings = known
}

/** Name, contacts, figures: everything the academy says of itself. Loaded before the first render. */
export function academy(): AcademyFacts {
  if (!settings) throw new Error('The academy’s settings are read before they are loaded')
  return settings
}
