import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const IMPORT = /^import \{([^}]+)\} from '(@academy\/contract\/[\w-]+\/messages)'$/gm
const OBJECT = /(\w+_MESSAGES)(?: as (\w+))?/g
const SENTENCE = /^ {2}(\w+):\s+('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),$/gm

/** The sentences of one object in a messages file by name, each as it is written there. */
export function sentencesOf(object: string, file: string): Map<string, string> {
  const [, after = ''] = file.split(`export const ${object} = {\n`)
  const [body = ''] = after.split('\n}')
  return new Map([...`${body}\n`.matchAll(SENTENCE)].map(([, name = '', text = '']) => [name, text]))
}

/** Puts the sentence in the place of `ROOM_MESSAGES.name`; a name that is not a plain sentence stays as it is. */
export function putSentences(code: string, object: string, sentences: ReadonlyMap<string, string>): string {
  const read = new RegExp(`(?<![\\w.$])${object}\\.(\\w+)`, 'g')
  return code.replace(read, (whole, name: string) => sentences.get(name) ?? whole)
}

/** Without the imports of messages that nothing reads any more: they would still count as a need. */
export function dropUnread(code: string): string {
  return code.replace(IMPORT, (whole, names: string) => {
    const rest = code.replace(whole, '')
    const locals = names.split(',').map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    )
    return locals.some((local) => local && new RegExp(`(?<![\\w.$])${local}\\b`).test(rest)) ? whole : ''
  })
}

/** A page carries the sentences it shows. The objects come whole with any one of theirs: most are the server's. */
export function inlineMessages(): Plugin {
  return {
    name: 'inline-messages',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!/[\\/]web[\\/]src[\\/].*\.tsx?$/.test(id)) return null
      let changed = code
      for (const [, names = '', source = ''] of code.matchAll(IMPORT)) {
        const file = await this.resolve(source, id)
        if (!file) this.error(`${id}: ${source} is not found`)
        const text = readFileSync(file.id, 'utf8')
        for (const [, object = '', alias = object] of names.matchAll(OBJECT))
          changed = putSentences(changed, alias, sentencesOf(object, text))
      }
      return changed === code ? null : { code: dropUnread(changed), map: null }
    },
  }
}
