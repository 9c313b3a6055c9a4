// Every room's folder is named in rooms.json: the boundary rules and the catalogues see no other.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { root } from './lib/run.mjs'

const PLACES = ['contract/src', 'server/src/features', 'web/src/features']

/** Folders beside the rooms that are none. */
const NO_ROOMS = {
  'contract/src/http': 'the frame: how an endpoint is declared',
  'contract/src/text': 'the formatting of both sides',
  'contract/src/course-package': 'the file that `academy import` takes',
}

/** What rooms.json and the folders of a project laid out like this one do not say alike. */
export function roomFaults(project = root) {
  const named = Object.keys(JSON.parse(readFileSync(`${project}/rooms.json`, 'utf8')))
  const folders = PLACES.flatMap((place) =>
    existsSync(`${project}/${place}`)
      ? readdirSync(`${project}/${place}`, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => ({ name, path: `${place}/${name}` }))
      : [],
  )
  const unnamed = folders.filter(({ name, path }) => !named.includes(name) && !NO_ROOMS[path])
  const empty = named.filter((room) => !folders.some(({ name }) => name === room))
  const gone = Object.keys(NO_ROOMS).filter((path) => !folders.some((folder) => folder.path === path))
  return [
    ...unnamed.map(({ path }) => `${path} is not named in rooms.json, so that no boundary holds for it`),
    ...empty.map((room) => `rooms.json names ${room}, which has no folder`),
    ...gone.map((path) => `scripts/rooms.mjs excepts ${path}, which is gone`),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const faults = roomFaults()
  for (const fault of faults) console.log(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}
