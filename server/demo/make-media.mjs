// Makes every film, narration, paper, presentation and picture of the demo courses again.
// The files are committed: an academy never needs this. It is here to change them, and to show how they were made.
//   node server/demo/make-media.mjs [part of a file's path]
// Needs Chromium (CHROMIUM names another program) and ffmpeg with the flite voice, both in Debian's packages.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DECKS } from './media-maker/decks.mjs'
import { DRAWINGS, makeDrawing } from './media-maker/drawings.mjs'
import { makeFilm, makeNarration } from './media-maker/film.mjs'
import { FILMS } from './media-maker/films.mjs'
import { NARRATIONS } from './media-maker/narrations.mjs'
import { makePaper, PAPERS } from './media-maker/papers.mjs'
import { pptx } from './media-maker/pptx.mjs'
import { checkTools, inFolder } from './media-maker/tools.mjs'

const demo = import.meta.dirname
const wanted = process.argv[2] ?? ''

async function makeDeck(deck, out) {
  const names = deck.slides.flatMap(({ picture }) => picture ?? [])
  const pictures = await Promise.all(
    names.map(async (name) => [name, { bytes: await readFile(`${demo}/${name}.png`) }]),
  )
  await writeFile(`${out}.pptx`, pptx(deck, Object.fromEntries(pictures)))
}

const jobs = [
  ...Object.keys(DRAWINGS).map((name) => [name, (out, folder) => makeDrawing(name, `${out}.png`, folder)]),
  ...DECKS.map((deck) => [deck.out, (out) => makeDeck(deck, out)]),
  ...Object.entries(PAPERS).map(([name, paper]) => [
    name,
    (out, folder) => makePaper(paper, `${out}.pdf`, folder),
  ]),
  ...NARRATIONS.map((narration) => [narration.out, (out, folder) => makeNarration(narration, out, folder)]),
  ...FILMS.map((film) => [film.out, (out, folder) => makeFilm(film, out, folder)]),
]

await checkTools()
for (const [name, make] of jobs.filter(([name]) => name.includes(wanted))) {
  await mkdir(dirname(`${demo}/${name}`), { recursive: true })
  await inFolder((folder) => make(`${demo}/${name}`, folder))
  console.log(name)
}
