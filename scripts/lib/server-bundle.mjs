import { cpSync } from 'node:fs'
import { root } from './run.mjs'

export const serverEntries = {
  main: `${root}/server/src/main.ts`,
  academy: `${root}/server/src/operator/main.ts`,
}

/** Our own code in a few files; every package stays outside and is found in node_modules. */
export function serverBundle(dir) {
  return {
    input: serverEntries,
    platform: 'node',
    external: (id) => !/^[./\0]/.test(id) && !id.startsWith('@academy/'),
    tsconfig: `${root}/server/tsconfig.json`,
    output: {
      dir,
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
      // Beside the entries, because files are found relative to the module that reads them.
      chunkFileNames: '[name]-[hash].js',
    },
  }
}

/** What the code reads as files, beside it: migrations, the commonest passwords and the demo academy. */
export function copyServerFiles(dir) {
  cpSync(`${root}/server/src/db/migrations`, `${dir}/migrations`, { recursive: true })
  cpSync(`${root}/server/src/services/common-passwords.txt`, `${dir}/common-passwords.txt`)
  cpSync(`${root}/server/demo`, `${dir}/demo`, { recursive: true, filter: (file) => !/\.ts$/.test(file) })
}
