import { hash } from 'node:crypto'
import type { AcademyFacts } from '@academy/contract/academy'
import type { JoinedSheet, PageFiles, PageHead } from '@academy/contract/http'
import { escapeHtml } from '@academy/contract/text'
import type { PageAnswer } from './answer-call.ts'
import type { Build } from './build.ts'
import { headOf, type PageHeads } from './head.ts'
import { HEAD_WORDS } from './head-words.ts'
import { jsonInPage } from './json-in-page.ts'

const SETTINGS_PLACE = '<script type="application/json" id="academy"></script>'
const READS_PLACE = '<script type="application/json" id="reads"></script>'
const ROOT_PLACE = '<div id="root"></div>'
/** Over the root and out of reach: React does not know of it. */
const EARLY_PLACE = '<div id="early-page" aria-hidden="true" inert></div>'
/** What the page is made of, out of the browser's sight until its script has asked for what the person sees: six files come at a time, and what
 * stands in the page itself is asked for first. */
const filesPlace = (files: readonly string[]) => `<template id="files">${files.join('')}</template>`
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
    const made = { facts, json, tag: hash('sha256', json, 'base64url') }
    known.set(facts, made)
    return made
  }
}

/** What a page needs before it works, and of what each of its visits loads by need. */
export interface VisitFiles extends PageFiles {
  partFiles: PageFiles
  joinedSheet?: JoinedSheet | undefined
}
const NO_FILES: PageFiles = { scripts: [], sheets: [] }

export const visitFiles = ({
  scripts = [],
  sheets = [],
  partFiles = NO_FILES,
  joinedSheet,
}: Partial<VisitFiles>): VisitFiles => ({
  scripts,
  sheets,
  partFiles,
  joinedSheet,
})

/** Those that the page needs before it works, and then those of its parts. */
export const sheetsOfVisit = ({ sheets = [], partFiles = NO_FILES }: Partial<VisitFiles>) => [
  ...sheets,
  ...partFiles.sheets,
]

/** What a page that draws itself is made of, and the addresses of what it shows first. */
export interface PageHints extends VisitFiles {
  reads: readonly string[]
  /** Its person is given it drawn. */
  isPersonal: boolean
}
export const NO_HINTS: PageHints = { ...visitFiles({}), reads: [], isPersonal: false }

/** The page that draws itself. What it is made of is asked for with it, and before what it is written in. */
export function emptyPage(build: Build, facts: PageFacts, hints = NO_HINTS): string {
  const shell = shellOf(build, facts)
  const isNamed = (file: string) => shell.includes(`"/${file}"`)
  const more = hints.sheets.filter((file) => !isNamed(file))
  const scripts = hints.scripts.filter((file) => !isNamed(file)).map(scriptLink)
  const fonts = build.fonts.map(fontLink)
  if (!hints.isPersonal) {
    const links = [...sheetLinks(more, hints), ...scripts, ...fonts, ...partLinks(hints)]
    return shell
      .replace(READS_PLACE, () => firstCallsPlace(hints.reads))
      .replace('</head>', () => `${links.join('')}</head>`)
      .replace(ROOT_PLACE, () => ROOT_PLACE + NO_SCRIPT)
  }
  const starters = (shell.match(STARTERS) ?? []).map((one) =>
    one.includes('rel="stylesheet"') ? one.replace('>', `${LATE}>`) : one,
  )
  const files = [...fonts, ...starters, ...sheetLinks(more, hints, LATE), ...scripts, ...partLinks(hints)]
  return shell
    .replace(STARTERS, '')
    .replace(READS_PLACE, () => personPlaces(hints.reads, files))
    .replace(ROOT_PLACE, () => ROOT_PLACE + EARLY_PLACE + NO_SCRIPT)
}

/** What a page that nobody is given drawn asks first, each by itself: a quiz and an exam. */
const firstCallsPlace = (reads: readonly string[]) =>
  reads.length > 0 ? `<script type="application/json" id="first-calls">${jsonInPage(reads)}</script>` : ''

/** What a page of a signed-in person asks first, and its files: before the script that reads both. */
function personPlaces(reads: readonly string[], files: readonly string[], styleName?: string): string {
  const style = styleName ? ` data-style="${styleName}"` : ''
  return READS_PLACE.replace('></', () => `${style}>${jsonInPage(reads)}</`) + filesPlace(files)
}

function shellOf({ shell }: Build, { facts, json }: PageFacts): string {
  return shell
    .replace(SETTINGS_PLACE, () => SETTINGS_PLACE.replace('></', () => `>${json}</`))
    .replaceAll('%ACADEMY_NAME%', () => escapeHtml(facts.name))
}

const fontLink = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
const scriptLink = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`
const sheetLink = (file: string, more = '') => `<link rel="stylesheet" crossorigin href="/${file}"${more}>`
const LATE = ' media="print" data-late'
/** `data-holds` tells the program which sheets it need not ask for (`load-part.ts` in the web). */
function sheetLinks(sheets: readonly string[], { joinedSheet }: VisitFiles, more = ''): string[] {
  const apart = sheets.filter((file) => !joinedSheet?.holds.includes(file))
  const links = apart.map((file) => sheetLink(file, more))
  if (!joinedSheet) return links
  return [...links, sheetLink(joinedSheet.file, ` data-holds="${joinedSheet.holds.join(' ')}"${more}`)]
}
/** Behind the others: the web's `src/early` puts them where they take the line from nothing. */
const partLinks = ({ partFiles }: VisitFiles) =>
  partFiles.scripts.map(
    (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" data-part>`,
  )
const NO_SCRIPT = `<noscript><p style="margin:2rem">${HEAD_WORDS.noScript}</p></noscript>`

export interface DrawnParts extends VisitFiles {
  location: string
  status: number
  head?: PageHead | undefined
  /** As the page itself says it. */
  title?: string | undefined
  html: string
  style: string
  answers: Readonly<Record<string, PageAnswer>>
  publicUrl: string
  heads: PageHeads
}

/** Words first: the rules they need stand in the head, and what the program is made of comes after them. Fonts too: Chromium holds the first
 * paint for those that the head names ahead, for up to a tenth of a second, and on a slow line none comes in that time. */
export function drawnPage(build: Build, facts: PageFacts, parts: DrawnParts): string {
  const empty = shellOf(build, facts).replace(READS_PLACE, '')
  const [entry = ''] = ENTRY_SCRIPT.exec(empty) ?? []
  const [hints = ''] = HINTS.exec(parts.html) ?? []
  const { scripts, sheets } = parts
  const style = [hints, `<style>${parts.style}</style>`, lateSheets(sheets, parts)]
  const body = [
    `<div id="root">${parts.html.slice(hints.length)}</div>`,
    ...build.fonts.map(fontLink),
    `<script type="application/json" id="drawn">${jsonInPage(parts.answers)}</script>`,
    ...scripts.filter((file) => !entry.includes(`/${file}"`)).map(scriptLink),
    entry,
  ]
  return headOf(empty.replace(STARTERS, ''), { ...parts, facts: facts.facts })
    .replace('</head>', () => `${style.join('')}</head>`)
    .replace(ROOT_PLACE, () => body.join(''))
}

export interface EarlyParts {
  /** The addresses of what it asks first. */
  reads: readonly string[]
  /** By which its browser says that it came with its style (`early-styles.ts`). */
  styleName?: string | undefined
}

/** What waits for its person stands over the root, out of reach, and needs no script of its own: React does not know of it. */
export function earlyPage(
  build: Build,
  facts: PageFacts,
  parts: DrawnParts,
  { reads, styleName }: EarlyParts,
): string {
  // What is refused to a visitor may be there for who has come.
  const known = Object.fromEntries(Object.entries(parts.answers).filter(([, { status }]) => status === 200))
  const toAsk = reads.filter((url) => !known[url])
  const shell = shellOf(build, facts)
  const [entry = ''] = ENTRY_SCRIPT.exec(shell) ?? []
  const [hints = ''] = HINTS.exec(parts.html) ?? []
  const { scripts, sheets } = parts
  const files = [
    ...build.fonts.map(fontLink),
    ...sheetLinks(sheets, parts, LATE),
    ...scripts.filter((file) => !entry.includes(`/${file}"`)).map(scriptLink),
    entry,
    ...partLinks(parts),
  ]
  const body = [
    '<div id="root"></div>',
    EARLY_PLACE.replace('></', () => `>${parts.html.slice(hints.length)}</`),
    NO_SCRIPT,
    `<script type="application/json" id="drawn">${jsonInPage(known)}</script>`,
  ]
  const style = [hints, `<style id="early-style">${parts.style}</style>`]
  const { location, status, publicUrl, heads } = parts
  const of = { location, status, facts: facts.facts, answers: {}, publicUrl, heads }
  return headOf(shell.replace(STARTERS, ''), of)
    .replace(READS_PLACE, () => personPlaces(toAsk, files, styleName))
    .replace('</head>', () => `${style.join('')}</head>`)
    .replace(ROOT_PLACE, () => body.join(''))
}

/** In the head, where the sheets of what comes by need are put behind them, and for paper alone until all have come, so that no paint waits for
 * them. They wait for one another (`data-late`, see the web's `src/early`): one alone would win over rules in the head that another brings back, and
 * the page would jump. */
function lateSheets(sheets: readonly string[], files: VisitFiles): string {
  const links = (more?: string) => sheetLinks(sheets, files, more).join('')
  return `${links(LATE)}<noscript>${links()}</noscript>`
}
