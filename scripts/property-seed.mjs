import fc from 'fast-check'

/** One seed for every property, so that a change is judged by its own faults; PROPERTY_SEED and PROPERTY_RUNS look further. */
const { PROPERTY_SEED = '20261121', PROPERTY_RUNS } = process.env
fc.configureGlobal({
  seed: Number(PROPERTY_SEED),
  ...(PROPERTY_RUNS ? { numRuns: Number(PROPERTY_RUNS) } : {}),
})
