import { recordAct } from '../features/audit/index.ts'
import { operatorContext } from '../http/context.ts'
import type { OpenAcademy } from '../open.ts'
import { adoptStorage, findLitter, putBack, sweepNow, TRASH_DAYS } from '../storage/index.ts'
import { say } from './terminal.ts'

const SHOWN = 10

export async function runSweep({ services }: OpenAcademy, args: string[]): Promise<void> {
  if (args.includes('--yes')) {
    const moved = await sweepNow(services)
    await record(services, 'sweep', 'sweep-storage', { files: moved })
    say(`${moved} files went into the trash, for ${TRASH_DAYS} days: npm run academy -- put-back`)
    return
  }
  const { count, sizeBytes, keys, total } = await findLitter(services)
  say(
    `${count} of ${total} files (${Math.ceil(sizeBytes / 1_000_000)} MB) are named by no row of the database.`,
  )
  for (const key of keys.slice(0, SHOWN)) say(`  ${key}`)
  if (count > SHOWN) say(`  and ${count - SHOWN} more`)
  if (count > 0) say('To put them into the trash: npm run academy -- sweep --yes')
}

export async function runPutBack({ services }: OpenAcademy, keys: string[]): Promise<void> {
  const files = await putBack(services, keys)
  await record(services, 'put-back', 'put-files-back', { files })
  say(`${files} files stand where they stood.`)
}

export async function runAdoptStorage({ services }: OpenAcademy): Promise<void> {
  await adoptStorage(services)
  await record(services, 'adopt-storage', 'adopt-storage', { place: services.files.place })
  say(`The storage (${services.files.place}) belongs to this database now.`)
}

const record = (services: OpenAcademy['services'], command: string, action: string, details: object) =>
  operatorContext(services, command).write((ctx) => recordAct(ctx, action, 'storage', details))
