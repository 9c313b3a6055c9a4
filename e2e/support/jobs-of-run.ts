import { changeOne } from './database-of-run.ts'

const letterTo = (to: string) => JSON.stringify({ to, subject: 'Welcome', text: 'Welcome to the academy.' })

/** A letter that no transport takes, with one try: the academy's own worker fails with it. Answers by what it is found again. */
export async function aLetterThatFails(name: string): Promise<string> {
  const key = `letter ${name}`
  await changeOne(
    `select graphile_worker.add_job('send-mail', payload => $1::json, max_attempts => 1, job_key => $2)`,
    [letterTo(`${name} at example.rw`), key],
  )
  return key
}

/** What was wrong with it is mended. */
export const mendLetter = (key: string, to: string): Promise<void> =>
  changeOne(`update graphile_worker._private_jobs set payload = $2::json where key = $1`, [key, letterTo(to)])
