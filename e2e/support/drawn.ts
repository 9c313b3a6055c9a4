import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { AcademyFacts } from '@academy/contract/academy'

const DRAWING = pathToFileURL(`${import.meta.dirname}/../../web/dist/.vite/drawing/drawing.js`).href

/** A public page as the academy draws it, with other facts. */
export async function drawn(path: string, facts: AcademyFacts): Promise<string> {
  const work = `
    const { drawPage } = await import(${JSON.stringify(DRAWING)})
    const page = await drawPage(${JSON.stringify({ location: path, facts, answers: {}, sheets: [] })})
    process.stdout.write(page.html)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', work])
  return stdout
}
