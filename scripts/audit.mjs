import { capture } from './lib/run.mjs'

// What is known of the packages that run, by the registry's list of weaknesses. Ends with 1 where one of them is in it; a machine that reaches no list
// is told so, and ends with 0: nothing was found, and nothing was looked at.

const { output } = await capture(['npm', 'audit', '--omit=dev', '--json', '--loglevel=silent'])
const { vulnerabilities, message } = told(output)
if (!vulnerabilities) {
  console.log(`audit: the registry tells no weaknesses here (${message}); nothing was looked at.`)
} else {
  const found = Object.values(vulnerabilities)
  for (const { name, severity, range, fixAvailable } of found)
    console.log(`✗ ${name} ${range}: ${severity}${fixAvailable ? ', npm audit fix mends it' : ''}`)
  console.log(
    `audit: ${found.length === 0 ? 'no package that runs has a known weakness' : 'SECURITY.md says how soon each is to be replaced'}.`,
  )
  if (found.length > 0) process.exitCode = 1
}

function told(text) {
  try {
    return JSON.parse(text)
  } catch {
    return { message: 'npm audit did not answer' }
  }
}
