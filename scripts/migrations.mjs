// Migrations are append-only: server/src/db/migrations.sha256 lists the content of each, in the format of sha256sum. A new file is
// listed here, to be committed with it; a file that changed or went after it was listed is a fault.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from './lib/run.mjs'

/** What is wrong with the files of `folder` by the list of `listFile`; lists those that are new. */
export function checkMigrations(folder, listFile) {
  const text = existsSync(listFile) ? readFileSync(listFile, 'utf8') : ''
  const listed = new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('  ').reverse()),
  )
  const files = readdirSync(folder).sort()
  const hashOf = (file) =>
    createHash('sha256')
      .update(readFileSync(`${folder}/${file}`))
      .digest('hex')
  const faults = []
  for (const [file, hash] of listed) {
    if (!files.includes(file)) faults.push(`${file} is gone; databases in use have run it`)
    else if (hashOf(file) !== hash)
      faults.push(`${file} was edited; put its old content back, and the change into a new file`)
  }
  const last = [...listed.keys()].at(-1) ?? ''
  const fresh = files.filter((file) => !listed.has(file))
  for (const file of fresh) {
    if (file < last)
      faults.push(`${file} stands before ${last}, which has run already; give it the next number`)
    else faults.push(`${file} is new and is now listed: commit ${listFile.replace(`${root}/`, '')} with it`)
  }
  const appended = fresh.filter((file) => file > last).map((file) => `${hashOf(file)}  ${file}\n`)
  if (appended.length > 0) writeFileSync(listFile, text + appended.join(''))
  return { faults, count: files.length }
}

if (process.argv[1] === import.meta.filename) {
  const folder = `${root}/server/src/db/migrations`
  const { faults, count } = checkMigrations(folder, `${root}/server/src/db/migrations.sha256`)
  for (const fault of faults) console.log(fault)
  console.log(`${count} migrations`)
  process.exit(faults.length > 0 || count === 0 ? 1 : 0)
}
