import type { PersonPage } from '@academy/contract/http'
import { digestOf } from '../packed.ts'
import { createRecent } from '../recent.ts'

export interface EarlyStyles {
  /** @returns the name by which a browser says that its page came with this style. */
  keep(style: string): string
  /** The style without the rules of the one of that name; whole where that one is not known here. */
  without(style: string, name: string | undefined): PersonPage['style']
}

/** As many as there are pages for signed-in people, and some for what their answers change: three megabytes. */
const MOST_STYLES = 100
const NAME_LETTERS = 16
/** What stands between two of these is a rule, the head of a group with its first rule, or nothing, where a group ends. */
const END = '}'

/** Styles of the pages that wait for their person. Their browser has the rules of one when it asks for its person's page, which needs most of
 * them again and some between them. What is lost here, or was sent by another node, is sent once more. */
export function createEarlyStyles(): EarlyStyles {
  const kept = createRecent<string>(MOST_STYLES)
  return {
    keep: (style) => {
      const name = digestOf(style).slice(0, NAME_LETTERS)
      kept.keep(name, style)
      return name
    },
    without: (style, name) => {
      const known = name === undefined ? undefined : kept.get(name)
      return known === undefined ? style : piecesOf(style, known)
    },
  }
}

/** Both have their rules in the order of the sheets: what one has of the other is a few runs. */
function piecesOf(style: string, known: string): Exclude<PersonPage['style'], string> {
  const had = known.split(END)
  const placeOf = placesOfUnique(had)
  const pieces: (string | [from: number, to: number])[] = []
  let next = 0
  for (const rule of style.split(END)) {
    const last = pieces.at(-1)
    const place = had[next] === rule ? next : placeOf.get(rule)
    if (place === undefined) {
      if (typeof last === 'string') pieces[pieces.length - 1] = last + END + rule
      else pieces.push(rule)
      continue
    }
    if (typeof last === 'object' && last[1] === place) last[1] += 1
    else pieces.push([place, place + 1])
    next = place + 1
  }
  return pieces
}

/** What stands there several times, as the end of a group does, is found only where its turn is. */
function placesOfUnique(rules: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  const repeated = new Set<string>()
  for (const [place, rule] of rules.entries()) {
    if (places.has(rule)) repeated.add(rule)
    places.set(rule, place)
  }
  for (const rule of repeated) places.delete(rule)
  return places
}
