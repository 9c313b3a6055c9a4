import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { settingsInClear } from './config/in-clear.ts'
import { type Config, mediaOrigin, readConfig } from './config.ts'

const SECRET = '3kf9Zx0pQw7LmB2vT8hYc5Rj1Ns6Dg4A'
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://academy.example', HOST: '0.0.0.0', SECRET }
const refusalOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    return (error as Error).message
  }
  return 'accepted'
}

describe('a wrong value stops the start and names its variable, never its secret', () => {
  test.each([
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'hello' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://root:hunter2@db/academy' }],
    ['DATABASE_URL names no database', { DATABASE_URL: 'postgres://academy:hunter2@db' }],
    [
      'DATABASE_URL names no database',
      { DATABASE_URL: 'postgres://academy:hunter2@db:5432/?sslmode=require' },
    ],
    ['MAIL_URL', { MAIL_URL: 'hello' }],
    ['MAIL_URL', { MAIL_URL: 'mail.example:465' }],
    ['MAIL_URL', { MAIL_URL: 'smtp://' }],
    ['MAIL_URL', { MAIL_URL: 'https://user:hunter2@mail.example' }],
    ['STORAGE_URL', { STORAGE_URL: 'https://storage.example/academy' }],
    ['STORAGE_URL', { STORAGE_URL: 's3://KEY:hunter2@storage.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'academy.example' }],
    ['PUBLIC_URL takes', { PUBLIC_URL: 'https://academy.example/school' }],
    ['PUBLIC_URL takes', { PUBLIC_URL: 'https://academy.example/?hunter2' }],
    ['PUBLIC_URL takes', { PUBLIC_URL: 'https://academy.example#hunter2' }],
    ['PUBLIC_URL takes', { PUBLIC_URL: 'https://grace:hunter2@academy.example' }],
    ['SUPERADMIN_EMAIL', { SUPERADMIN_EMAIL: 'notmail', SUPERADMIN_PASSWORD: 'hunter2-hunter2' }],
    ['SUPERADMIN_EMAIL', { SUPERADMIN_EMAIL: 'a@b.rw, c@d.rw', SUPERADMIN_PASSWORD: 'hunter2-hunter2' }],
    ['SUPERADMIN_EMAIL', { SUPERADMIN_EMAIL: 'ali\u200bne@b.rw', SUPERADMIN_PASSWORD: 'hunter2-hunter2' }],
    ['STORAGE_URL has a key or a secret', { STORAGE_URL: 's3://KEY:hunter2%zz@s3.example/academy' }],
    ['STORAGE_URL has a key or a secret', { STORAGE_URL: 's3://KEY%:hunter2@s3.example/academy' }],
    ['STORAGE_URL takes no options but', { STORAGE_URL: 's3://KEY:hunter2@s3.example/academy?regoin=x' }],
    ['STORAGE_URL takes ssl=on or ssl=off', { STORAGE_URL: 's3://KEY:hunter2@s3.example/academy?ssl=no' }],
    ['SECRET', { SECRET: 'hunter2' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'hunter2' }],
    ['BOUNCE_SECRET', { BOUNCE_SECRET: 'hunter2' }],
    ['SMS_TOKEN, SMS_FROM', { SMS_URL: 'https://sms.example/send' }],
    ['SMS_URL', { SMS_TOKEN: 'hunter2-hunter2', SMS_FROM: 'Impinga' }],
    ['SMS_URL', { SMS_URL: 'sms.example', SMS_TOKEN: 'hunter2-hunter2', SMS_FROM: 'Impinga' }],
    ['SMS_TOKEN', { SMS_URL: 'https://sms.example', SMS_TOKEN: 'hunter2', SMS_FROM: 'Impinga' }],
    [
      'SMS_FROM',
      { SMS_URL: 'https://sms.example', SMS_TOKEN: 'hunter2-hunter2', SMS_FROM: 'The whole academy' },
    ],
    ['CAPTCHA', { CAPTCHA: 'nun' }],
    ['DEMO_PUBLIC', { DEMO_PUBLIC: 'yes' }],
    ['SMS_PER_DAY', { SMS_PER_DAY: 'many' }],
    ['GITHUB_OAUTH_URL', { GITHUB_OAUTH_URL: 'sso.example' }],
  ])('%s: %j', (name, env) => {
    const refusal = refusalOf(env)
    expect(refusal).toMatch(new RegExp(`^${name}\\b`))
    expect(refusal).not.toContain('hunter2')
  })

  test.each([
    'nonsense',
    'Impinga <nonsense>',
    'a@b.rw, c@d.rw',
    'Impinga a@b.rw',
    '<a@b.rw> Impinga',
    'a@b@c',
  ])('MAIL_FROM: %s', (MAIL_FROM) =>
    expect(refusalOf({ MAIL_FROM })).toMatch(/^MAIL_FROM takes an address like /),
  )

  test.each(['foo', '*', 'app.example', 'https://app.example/path', 'https://a:hunter2@app.example', 'null'])(
    'CORS_ORIGINS: %s',
    (other) => {
      const refusal = refusalOf({ CORS_ORIGINS: `https://school.example, ${other}` })
      expect(refusal).toMatch(/^CORS_ORIGINS takes web origins /)
      expect(refusal).not.toContain('hunter2')
    },
  )

  test('what leaves for another network in clear is named, with its remedy and no password', () => {
    const inClear = (env: Record<string, string>) => settingsInClear(readConfig(env))
    const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hunter2' }
    const open = [
      ['DATABASE_URL', { DATABASE_URL: 'postgres://academy:hunter2@db.example/academy' }],
      ['DATABASE_URL', { DATABASE_URL: 'postgres://academy:hunter2@41.186.1.1/academy?sslmode=disable' }],
      ['DATABASE_URL', { DATABASE_URL: 'postgres://academy:hunter2@localhost/academy?host=db.example' }],
      ['MAIL_URL', { MAIL_URL: 'smtp://me:hunter2@mail.example:587' }],
      ['STORAGE_URL', { STORAGE_URL: 's3://key:hunter2@storage.example/academy?region=x&ssl=off' }],
      ['GOOGLE_OAUTH_URL', { ...GOOGLE, GOOGLE_OAUTH_URL: 'http://sso.example' }],
    ] as const
    for (const [name, env] of open) {
      const [sentence = '', ...others] = inClear(env)
      expect(sentence).toMatch(new RegExp(`^${name} leads to [\\w.]+ without TLS .* To mend it, `))
      expect(sentence).not.toContain('hunter2')
      expect(others).toEqual([])
    }
    for (const env of [
      {},
      { DATABASE_URL: 'postgres://academy:hunter2@db.example/academy?sslmode=verify-full' },
      { DATABASE_URL: 'postgres://academy:hunter2@db/academy' },
      { DATABASE_URL: 'postgres://academy:hunter2@10.0.0.2/academy', MAIL_URL: 'smtp://127.0.0.1:25' },
      { DATABASE_URL: 'postgres://academy@db.example/academy?host=%2Frun%2Fpostgresql' },
      { MAIL_URL: 'smtps://me:hunter2@mail.example' },
      { MAIL_URL: 'smtp://me:hunter2@mail.example:587?requireTLS=true' },
      { STORAGE_URL: 's3://key:hunter2@storage.example/academy?region=x' },
      GOOGLE,
    ] as Record<string, string>[])
      expect(inClear(env)).toEqual([])
  })

  test('what works is taken as it is', () => {
    const address = 'postgresql://academy@localhost/academy?host=%2Frun%2Fpostgresql'
    expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address)
    expect(readConfig({ MAIL_URL: 'smtp://mail.example:587?name=x' }).mailUrl).toMatch(/^smtp:/)
  })

  test('a public address may end with a slash, and is kept as it is written', () => {
    const publicUrl = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL, DEMO: 'off' }).publicUrl
    expect(publicUrl('https://Academy.example/')).toBe('https://Academy.example')
    expect(publicUrl('http://[::1]:5000')).toBe('http://[::1]:5000')
  })

  test('addresses of others may have a path', () => {
    const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
    const { google } = readConfig({ ...GOOGLE, GOOGLE_OAUTH_URL: 'https://sso.example/google/' })
    expect(google?.endpoints?.tokenUrl).toBe('https://sso.example/google/token')
  })

  test('letters are from an address, with a name or without', () => {
    const from = (MAIL_FROM: string) => readConfig({ MAIL_FROM }).mailFrom
    expect(from('')).toBe(null)
    expect(from('hello@academy.example')).toEqual({ name: null, address: 'hello@academy.example' })
    expect(from('root@localhost')).toEqual({ name: null, address: 'root@localhost' })
    for (const named of ['Impinga, Kigali <a@b.rw>', '"Impinga, Kigali" <a@b.rw>'])
      expect(from(named)).toEqual({ name: 'Impinga, Kigali', address: 'a@b.rw' })
  })

  test('origins are told as browsers tell theirs', () => {
    const origins = (CORS_ORIGINS: string) => readConfig({ CORS_ORIGINS }).corsOrigins
    expect(origins('')).toEqual([])
    expect(origins('https://app.example,http://localhost:3000 , ')).toEqual([
      'https://app.example',
      'http://localhost:3000',
    ])
    expect(origins('https://App.example:443/')).toEqual(['https://app.example'])
  })
})

describe('production', () => {
  test('starts as the manual says, behind a proxy or in front of all', () => {
    expect(refusalOf(PRODUCTION)).toBe('accepted')
    expect(refusalOf({ ...PRODUCTION, HOST: '127.0.0.1' })).toBe('accepted')
  })

  test.each([
    ['PUBLIC_URL', { PUBLIC_URL: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: '', HOST: '127.0.0.1' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://academy.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost:5000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://academy.example', HOST: '127.0.0.1' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
    // Behind a proxy on the same machine it is open to all as well.
    ['RATE_LIMITS', { RATE_LIMITS: 'off', HOST: '127.0.0.1' }],
    ['CAPTCHA', { CAPTCHA: 'none' }],
    ['CAPTCHA', { CAPTCHA: 'none', HOST: '127.0.0.1' }],
    ['SECRET', { SECRET: 'a'.repeat(32) }],
    ['SECRET', { SECRET: 'secretsecretsecretsecretsecretsecret' }],
    ['SECRET', { SECRET: '0123456789abcde'.repeat(3) }],
  ])('refuses what opens it: %s in %j', (name, env) => {
    expect(refusalOf({ ...PRODUCTION, ...env })).toMatch(new RegExp(`^${name}\\b`))
  })

  test('takes every secret that openssl draws', () => {
    for (const secret of [
      // Sixty-four hexadecimal digits, one of the sixteen not among them.
      `${'0123456789abcde'.repeat(4)}0123`,
      'Zm9v+/AbC1dE2fG3hI4jK5lM6nO7pQ8rS9tU0vW=',
    ])
      expect(refusalOf({ ...PRODUCTION, SECRET: secret })).toBe('accepted')
  })

  test('is measured on this machine alone, with limits and captcha off', () => {
    const measured = { RATE_LIMITS: 'off', CAPTCHA: 'none', PUBLIC_URL: 'http://127.0.0.1:5000' }
    expect(refusalOf({ ...PRODUCTION, ...measured, HOST: '127.0.0.1' })).toBe('accepted')
    expect(refusalOf({ ...PRODUCTION, ...measured })).toMatch(/^PUBLIC_URL\b/)
  })
})

describe('the demo people, whose password is known', () => {
  test.each([
    ['HOST=0.0.0.0', { HOST: '0.0.0.0' }],
    ['HOST=::', { HOST: '::' }],
    ['HOST=192.168.1.7', { HOST: '192.168.1.7' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://academy.example' }],
    ['HOST=0.0.0.0', { ...PRODUCTION, DEMO: 'on' }],
  ])('are not served to other machines: %s in %j', (sign, env) => {
    expect(refusalOf(env)).toMatch(new RegExp(`^${sign} opens the academy to other machines.*DEMO_PUBLIC=on`))
    expect(refusalOf({ ...env, DEMO_PUBLIC: 'on' })).toBe('accepted')
    expect(refusalOf({ ...env, DEMO: 'off' })).toBe('accepted')
  })

  test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost', ''])('are served to this one: HOST=%s', (HOST) => {
    const isDemo = (config: Config) => config.hasDemo
    expect(isDemo(readConfig({ HOST }))).toBe(true)
  })
})

test('WORKERS is one, as many as cores, or a number', () => {
  expect(readConfig({}).workers).toBe(1)
  expect(readConfig({ WORKERS: '3' }).workers).toBe(3)
  expect(readConfig({ WORKERS: 'auto' }).workers).toBe(Math.min(availableParallelism(), 64))
  for (const WORKERS of ['0', '65', 'all', '-1', '1.5'])
    expect(refusalOf({ WORKERS })).toBe('WORKERS takes auto or a whole number from 1 to 64')
})

test('SEND_FILES hands over what lies on a disk of this machine, and nothing else', () => {
  expect(readConfig({}).sendFiles).toBe('academy')
  expect(readConfig({ SEND_FILES: 'x-accel-redirect' }).sendFiles).toBe('x-accel-redirect')
  expect(refusalOf({ SEND_FILES: 'nginx' })).toMatch(
    /^SEND_FILES takes one of academy, x-accel-redirect, x-sendfile, storage/,
  )
  const STORAGE_URL = 's3://KEY:SECRET@s3.example.com/media'
  expect(refusalOf({ SEND_FILES: 'x-sendfile', STORAGE_URL })).toMatch(
    /^SEND_FILES=x-sendfile .* STORAGE_URL is set$/,
  )
  expect(refusalOf({ STORAGE_URL })).toBe('accepted')
})

test('SEND_FILES=storage needs a storage, and one that a page of https may play from', () => {
  const SEND_FILES = 'storage'
  expect(refusalOf({ SEND_FILES })).toMatch(/^SEND_FILES=storage needs STORAGE_URL/)
  const plain = { SEND_FILES, STORAGE_URL: 's3://KEY:SECRET@s3.example.com/media?ssl=off' }
  expect(refusalOf({ ...plain, PUBLIC_URL: 'https://academy.example' })).toMatch(
    /^SEND_FILES=storage: .*ssl=off/,
  )
  expect(refusalOf(plain)).toBe('accepted')
  const config = readConfig({ SEND_FILES, STORAGE_URL: 's3://KEY:SECRET@s3.example.com/media' })
  expect(mediaOrigin(config)).toBe('https://s3.example.com')
  expect(mediaOrigin(readConfig({}))).toBe(null)
})
