import { say } from '../terminal.ts'
import { backupAt, verifyBackup } from './archive.ts'

/** Reads a backup as a restore would, and touches nothing; it needs neither the academy nor its database. */
export async function runVerify([given]: string[]): Promise<void> {
  const source = backupAt(given, 'verify')
  const { createdAt, rows, hashes, migrations, format } = await verifyBackup(source)
  const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const fileCount = Object.keys(hashes).filter((name) => name.startsWith('files/')).length
  say(
    `${source} is whole: ${rowCount} rows and ${fileCount} files of ${createdAt}, up to ${migrations.at(-1)}.`,
  )
  if (format === 1) say('It is of an older academy, which did not seal the manifest itself.')
}
