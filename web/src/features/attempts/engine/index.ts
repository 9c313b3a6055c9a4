// The sitting of a quiz or an exam, as the device does it: pure TypeScript, no React and no browser. It reaches the world
// through three ports, so that the simulator drives the very engine of the browser against the real server:
//
//   const sitting = createSitting({ journal, wire, clock, random, deviceId })
//   await sitting.start()                  // journal first; without one `wire.open()`, which starts or resumes the attempt
//   sitting.answer(questionId, { selectedOption: 2 })      // or { writtenAnswer }, { flagged }
//   sitting.handIn()                       // at zero it hands in by itself
//   sitting.snapshot(), sitting.secondsLeft(), sitting.subscribe(listener)
//   sitting.wake() · signedIn() · stop()
//
// A crash or a reload is `stop()` and a new `createSitting` on the same journal with another `deviceId`. Inside: exchange
// (requests and refusals), answer-book (which answer counts), line (retries), watch and server-clock (the time).

export { NO_ANSWER } from './answer-book.ts'
export type {
  AnswerValue,
  Clock,
  HandInBody,
  Journal,
  KeptAnswer,
  KeptParts,
  KeptSitting,
  Opened,
  Paper,
  Wire,
} from './ports.ts'
export { WireFailure } from './ports.ts'
export { createSitting, type Sitting } from './sitting.ts'
export type { WhereSaved } from './snapshot.ts'
