import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { CallFailure } from '../lib/calls/call-failure.ts'
import { ErrorPanel } from './error-panel.tsx'
import { StaleBanner } from './stale-banner.tsx'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const REFUSED = [400, 403, 404, 422]
const PASSING = [0, 408, 429, 500, 503]

const message = 'The list did not come'
const failedWith = (status: number) => ({
  error: new CallFailure(status, message),
  isFetching: false,
  refetch: () => {},
})

const drawn = (part: ReactNode) =>
  renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(MemoryRouter, null, part)))

/** The statuses whose failure is drawn with Retry. */
const retried = (part: (status: number) => ReactNode) =>
  [...REFUSED, ...PASSING].filter((status) => {
    const html = drawn(part(status))
    expect(html).toContain(message)
    return html.includes('Retry')
  })

it('keeps an older answer without Retry where the newest was refused', () => {
  expect(retried((status) => createElement(StaleBanner, { message, found: failedWith(status) }))).toEqual(
    PASSING,
  )
})

it('offers no Retry in place of what was refused', () => {
  expect(retried((status) => createElement(ErrorPanel, { message, found: failedWith(status) }))).toEqual(
    PASSING,
  )
  expect(drawn(createElement(ErrorPanel, { message, back: true }))).not.toContain('Retry')
})
