import { createHash } from 'node:crypto'
import type { AcademyFacts } from '@academy/contract/academy'
import { escapeHtml } from '@academy/contract/text'
import type { Build, PageFiles } from './build.ts'
import { headOf } from './head.ts'
import type { PageAnswer } from './visitor-calls.ts'

const SETTINGS_PLACE = '<script type="application/json" id="academy"></script>'
const ROOT_PLACE = '<div id="root"></div>'
/** What the build puts into the head to start the app. */
const STARTERS = /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g
const ENTRY_SCRIPT = /<script type="module"[^>]*><\/script>/
/** The renderer asks ahead for pictures, before the markup: that belongs into the head. */
const HINTS = /^(?:<link [^>]*>)+/

/** The academy's settings as a page holds them. */
export interface PageFacts {
  facts: AcademyFacts
  json: string
  /** Another one whenever they change. */
  tag: string
}

/** The same object for as long as the facts are. */
export function pageFacts(): (facts: AcademyFacts) => PageFacts {
  const known = new WeakMap<AcademyFacts, PageFacts>()
  return (facts) => {
    const before = known.get(facts)
    if (before) return before
    const json = jsonInPage(facts)
    const made = { facts, json, tag: createHash('sha256').update(json).digest('base64url') }
    known.set(facts, made)
    return made
  }
}

/** The page that draws itself. */
export function emptyPage({ shell }: Build, { facts, json }: PageFacts): string {
  return shell
    .replace(SETTINGS_PLACE, () => SETTINGS_PLACE.replace('></', () => `>${json}</`))
    .replaceAll('%ACADEMY_NAME%', () => escapeHtml(facts.name))
}

export interface DrawnParts {
  location: string
  status: number
  html: string
  /** Sheet by sheet, then what stands in none. */
  styles: readonly string[]
  files: PageFiles
  answers: Readonly<Record<string, PageAnswer>>
  publicUrl: string
}

/** Words first: the rules they need stand in the head, and all that is asked for besides comes after them. */
export function drawnPage(build: Build, facts: PageFacts, parts: DrawnParts): string {
  const empty = emptyPage(build, facts)
  const [entry = ''] = ENTRY_SCRIPT.exec(empty) ?? []
  const [hints = ''] = HINTS.exec(parts.html) ?? []
  const { scripts, sheets } = parts.files
  const head = [
    ...build.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    hints,
    `<style>${parts.styles.join('')}</style>`,
  ]
  const body = [
    `<div id="root">${parts.html.slice(hints.length)}</div>`,
    `<script type="application/json" id="drawn">${jsonInPage(parts.answers)}</script>`,
    ...sheets.map((file, at) => sheetLink(file, parts.styles.slice(at + 1, sheets.length))),
    ...scripts
      .filter((file) => !entry.includes(`/${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    entry,
  ]
  const { location, status, answers, publicUrl } = parts
  return headOf(empty.replace(STARTERS, ''), { location, status, facts: facts.facts, answers, publicUrl })
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(ROOT_PLACE, () => body.join(''))
}

/** A sheet that has come stands behind the rules in the head: those of the sheets after it are said once more, or for a moment it would win
 * over them, and the page would jump. */
const sheetLink = (file: string, later: readonly string[]): string => {
  const again = later.join('')
  return `<link rel="stylesheet" crossorigin href="/${file}">${again && `<style>${again}</style>`}`
}

/** Nothing in it ends a script or begins a comment. */
const jsonInPage = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
