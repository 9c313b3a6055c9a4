import { existsSync } from 'node:fs'
import { OperatorRefusal, say } from '../terminal.ts'
import { verifyBackup } from './archive.ts'

/** Reads a backup as a restore would, and touches nothing; it needs neither the academy nor its database. */
export async function runVerify([source]: string[]): Promise<void> {
  if (!source || !existsSync(source))
    throw new OperatorRefusal('Say which backup: npm run academy -- verify academy.tar')
  const { createdAt, rows, hashes, migrations, format } = await verifyBackup(source)
  const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const fileCount = Object.keys(hashes).filter((name) => name.startsWith('files/')).length
  say(
    `${source} is whole: ${rowCount} rows and ${fileCount} files of ${createdAt}, up to ${migrations.at(-1)}.`,
  )
  if (format === 1) say('It is of an older academy, which did not seal the manifest itself.')
}
