import type { AcademySettings } from '@academy/contract/academy'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type Config, mediaDirectory, outboxDirectory } from './config.ts'
import { openDataDir } from './data-dir.ts'
import { openDatabase } from './db/database.ts'
import type { EmbeddedPostgres } from './db/launcher.ts'
import { migrateDatabase } from './db/migrate.ts'
import { assertReachable } from './db/reach.ts'
import { readResidents } from './db/residents.ts'
import { keepSearchSamples } from './db/search-sample.ts'
import { createAcademyFacts, createLiveSettings } from './features/academy/index.ts'
import { sittingRefusals } from './features/attempts/index.ts'
import { courseHeads } from './features/courses/index.ts'
import { captchaMemory } from './features/users/index.ts'
import type { Services } from './http/context.ts'
import { launch, type Purpose } from './launch.ts'
import { demoFacts } from './operator/demo.ts'
import { readSecret } from './own-secret.ts'
import { createCaptcha } from './services/captcha/index.ts'
import { startClock } from './services/clock.ts'
import { openEventHub } from './services/events/index.ts'
import { createFigures } from './services/figures/index.ts'
import { type Files, openFiles } from './services/files/index.ts'
import { migrateJobs } from './services/jobs/index.ts'
import { createMailTransport, type MailTransport } from './services/mail/index.ts'
import { createOAuth } from './services/oauth/index.ts'
import { createPasswords } from './services/passwords.ts'
import { createSms } from './services/sms/index.ts'
import { readAcademySettings } from './settings.ts'
import { assertStorageFits, claimStorage } from './storage/index.ts'

export interface OpenAcademy {
  services: Services
  pool: pg.Pool
  /** What mail jobs hand their messages to. */
  transport: MailTransport
  close(): Promise<void>
}

/** Opens everything an academy works with: database (its own unless told otherwise), storage, mail, keys.
 * `purpose` 'repair' opens a storage that is not this database's.
 * @param launched the academy's own database, where it is on its way already; it is closed with the rest
 * @throws Error when something cannot be opened, or storage and database are not of one academy. */
export async function openAcademy(
  config: Config,
  log: Logger,
  purpose: Purpose,
  launched?: Promise<EmbeddedPostgres | null>,
): Promise<OpenAcademy> {
  let embedded = launched
  const stopEmbedded = async () => (await embedded?.catch(() => null))?.stop()
  const opened: (() => Promise<unknown>)[] = [stopEmbedded]
  const closeAll = async () => {
    for (const close of opened.splice(0).reverse()) await close()
  }
  try {
    openDataDir(config.dataDir)
    // A wrong value stops the start before anything is changed.
    const own = readAcademySettings(config.dataDir)
    if (config.databaseUrl) await assertReachable(config.databaseUrl)
    embedded ??= launch(config, log, purpose)
    const connectionString = config.databaseUrl ?? ((await embedded)?.connectionString as string)
    const files = await openFiles({ directory: mediaDirectory(config), storageUrl: config.storageUrl })
    opened.push(files.close)
    await assertStorageReady(files, config)
    // Whose database and storage these are is known before the first of our tables is made.
    const residents = () => readResidents(connectionString)
    await (purpose === 'repair' ? residents() : assertStorageFits(files, residents))
    await migrateDatabase({ connectionString, log })
    const { db, pool, close } = openDatabase({ connectionString, log })
    opened.push(close)
    await migrateJobs(pool)
    if (purpose === 'academy' || purpose === 'worker') opened.push(keepSearchSamples(db, log))
    const secret = readSecret(config.secret, config.dataDir)
    const clock = await startClock({
      readDatabaseTime: async () => {
        const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
        return rows[0]?.now as Date
      },
      onSyncFailed: (err) => log.warn({ err }, 'the database did not tell its time'),
    })
    opened.push(async () => clock.stop())
    if (purpose !== 'repair') await claimStorage({ db, files, log })
    const file = config.hasDemo ? readAcademySettings(config.dataDir, await demoFacts(db)) : own
    const liveSettings = createLiveSettings({ file, db, log })
    await liveSettings.look()
    const academy = liveSettings.settings
    const transport = openMail(config, academy, log)
    opened.push(async () => transport.close())
    const eventHub = openEventHub({ connectionString, log })
    opened.push(eventHub.close)
    const oauth = createOAuth({
      google: config.google,
      github: config.github,
      redirectUrl: (provider) => `${config.publicUrl}/api/auth/${provider}/callback`,
    })
    const services: Services = {
      config,
      academy,
      liveSettings,
      academyFacts: createAcademyFacts({ liveSettings, db, log, oauth }),
      secret,
      db,
      clock,
      files,
      eventHub,
      refusals: sittingRefusals,
      pageHeads: courseHeads,
      figures: createFigures({ pool, dataDir: config.dataDir }),
      log,
      passwords: createPasswords(),
      captcha: createCaptcha(captchaOptions(config, secret, captchaMemory(db))),
      oauth,
      sms: config.sms && createSms(config.sms, log),
    }
    return { services, pool, transport, close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** What every letter goes through; it needs no database. */
export function openMail(config: Config, academy: AcademySettings, log: Logger): MailTransport {
  return createMailTransport({
    mailUrl: config.mailUrl,
    outboxDirectory: outboxDirectory(config),
    from: () => ({
      name: config.mailFrom?.name ?? academy.name,
      address: config.mailFrom?.address ?? academy.email ?? addressOf(config),
    }),
    log,
  })
}

/** The sender while nobody has said one: it is told at the start. */
const addressOf = ({ publicUrl }: Config) => `no-reply@${new URL(publicUrl).hostname}`

/** @throws Error naming where the storage was read from */
async function assertStorageReady(files: Files, { storageUrl, dataDir }: Config): Promise<void> {
  try {
    await files.ready()
  } catch (error) {
    const { cause, message } = error as Error
    const reason = cause instanceof Error ? cause.message || cause.name : message
    throw new Error(
      storageUrl
        ? `STORAGE_URL does not work (${files.place}): ${reason}. Check its key, its secret, its bucket and its region.`
        : `DATA_DIR=${dataDir} cannot hold the files: ${reason}`,
    )
  }
}

function captchaOptions({ captcha }: Config, secret: string, replay: ReturnType<typeof captchaMemory>) {
  const { provider } = captcha
  if (provider === 'none') return { provider }
  return provider === 'altcha' ? { provider, secret, replay } : { ...captcha, provider }
}
