// Whether the line answers at all: a phone on a line that hangs believes that it is online, connects, and waits.

/** An academy that is silent for so long is as good as none, where there is a copy. */
const PATIENCE_MS = 8_000
/** With nothing heard of anything that was asked, a first reading has waited long enough. */
const HANGING_MS = 1_000

let asked = 0
/** Since when nothing has been heard while something is asked. */
let silentSince = 0

/** The answer, whose coming is noted. */
export async function heard(sent: Promise<Response>): Promise<Response> {
  if (asked === 0) silentSince = Date.now()
  asked += 1
  try {
    return await sent
  } finally {
    asked -= 1
    silentSince = Date.now()
  }
}

/** Rejects when there is no more waiting; who wants the server's own word waits the whole time. */
export async function silence(isPatient: boolean): Promise<never> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const until = isPatient ? end : Math.min(end, silentSince + HANGING_MS)
    const left = until - Date.now()
    if (left <= 0) throw new Error('the academy is silent')
    await new Promise((resolve) => setTimeout(resolve, left))
  }
}
