import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { AcademyFacts } from '@academy/contract/academy'

const DRAWING = pathToFileURL(`${import.meta.dirname}/../../web/dist/.vite/prerender/prerender.js`).href

/** A public page as the academy's start draws it ahead, with other facts. */
export async function drawn(path: string, facts: AcademyFacts): Promise<string> {
  const work = `
    const { renderPage } = await import(${JSON.stringify(DRAWING)})
    process.stdout.write(await renderPage(${JSON.stringify(path)}, ${JSON.stringify(facts)}))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', work])
  return stdout
}
