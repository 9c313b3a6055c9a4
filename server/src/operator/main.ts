import { type Logger, pino } from 'pino'
import { type Config, readConfig } from '../config.ts'
import { PRIVATE_UMASK } from '../data-dir.ts'
import { type OpenAcademy, openAcademy } from '../open.ts'
import { isStorageFull } from '../services/files/index.ts'
import { runBackup } from './backup/backup.ts'
import { runRestore } from './backup/restore.ts'
import { runVerify } from './backup/verify.ts'
import { runCreateSuperadmin } from './create-superadmin.ts'
import { runExport } from './export-courses.ts'
import { runImport } from './import-courses.ts'
import { runRotateIssuerKey } from './rotate-issuer-key.ts'
import { runAdoptStorage, runPutBack, runSweep } from './storage.ts'
import { OperatorRefusal, say } from './terminal.ts'
import { runTestMail } from './test-mail.ts'

/** PostgreSQL's `disk_full`. */
const DATABASE_FULL = '53100'

type Command = {
  usage: string
  about: string
} & (
  | {
      /** Opens a storage that is not this database's, too. */
      isRepair?: true
      run: (academy: OpenAcademy, args: string[]) => Promise<void>
    }
  /** Needs neither database nor storage, and the settings only when it asks for them. */
  | { runAlone: (args: string[], settings: () => Config, log: Logger) => Promise<void> }
)

const commands: Record<string, Command> = {
  'create-superadmin': {
    usage: 'EMAIL [NAME]',
    about: 'a superadmin; the password is asked for, or read from SUPERADMIN_PASSWORD',
    run: runCreateSuperadmin,
  },
  import: { usage: 'FILE', about: 'courses of a package, all or nothing', run: runImport },
  export: {
    usage: 'FILE [COURSE_ID…]',
    about: 'courses as a package with their files beside it',
    run: runExport,
  },
  backup: {
    usage: 'FILE.tar',
    about: 'everything: rows, files and settings, with their hashes',
    run: runBackup,
  },
  verify: {
    usage: 'FILE.tar',
    about: 'a backup is read and held against its hashes, nothing is restored',
    runAlone: runVerify,
  },
  restore: {
    usage: 'FILE.tar [--replace]',
    about: 'a backup, verified before anything is touched',
    isRepair: true,
    run: runRestore,
  },
  sweep: {
    usage: '[--yes]',
    about: 'stored files that no row names; with --yes they go into the trash for 30 days',
    run: runSweep,
  },
  'put-back': {
    usage: '[KEY…]',
    about: 'swept files stand where they stood: these, or all',
    run: runPutBack,
  },
  'adopt-storage': {
    usage: '',
    about: "gives the storage to this database, whoever's it was",
    isRepair: true,
    run: runAdoptStorage,
  },
  'rotate-issuer-key': {
    usage: '',
    about: 'a new key signs credentials; what the former ones signed stays valid',
    run: runRotateIssuerKey,
  },
  'test-mail': {
    usage: 'ADDRESS',
    about: "a letter through MAIL_URL, and the mail server's answer",
    runAlone: (args, settings, log) => runTestMail(settings(), log, args),
  },
  migrate: {
    usage: '',
    about: 'bring the database up to date, which every start does anyway',
    run: async () => {
      say('The database is up to date.')
    },
  },
}

void run()

async function run(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands[name]
  if (command) {
    process.exitCode = await runCommand(command, args)
    return
  }
  const lines = Object.entries(commands).map(
    ([word, { usage, about }]) => `  ${`${word} ${usage}`.padEnd(38)}${about}`,
  )
  say(`npm run academy -- COMMAND\n\n${lines.join('\n')}\n`)
  process.exitCode = name && name !== 'help' ? 2 : 0
}

async function runCommand(command: Command, words: string[]): Promise<number> {
  process.umask(PRIVATE_UMASK)
  let academy: OpenAcademy | null = null
  try {
    const log = pino({ level: process.stdout.isTTY ? 'warn' : 'error' }, pino.destination(2))
    if ('runAlone' in command) await command.runAlone(words, settings, log)
    else {
      academy = await openAcademy(settings(), log, command.isRepair ? 'repair' : 'command').catch((error) => {
        throw new OperatorRefusal(`The academy could not be opened. ${messageOf(error)}`)
      })
      await command.run(academy, words)
    }
    return 0
  } catch (error) {
    process.stderr.write(`${wordsFor(error)}\n`)
    return 1
  } finally {
    await academy?.close()
  }
}

/** @throws Refusal in the sentence that a start gives: it begins with the setting's name */
function settings(): Config {
  try {
    return readConfig()
  } catch (error) {
    throw new OperatorRefusal(messageOf(error))
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** A refusal is a sentence for the operator, and so is a full disk; anything else shows where it happened. */
function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof OperatorRefusal) return error.message
  if (isStorageFull(error) || ('code' in error && error.code === DATABASE_FULL))
    return `There is no room left (${error.message}). Make some, and give the command again.`
  return error.stack ?? error.message
}
