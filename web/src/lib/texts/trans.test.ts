import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { Trans } from './trans.tsx'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const drawn = (name: string) =>
  renderToStaticMarkup(
    createElement(
      I18nProvider,
      { i18n },
      createElement(Trans, {
        id: 'paid',
        message: ['Paid by ', ['name'], ', ', '<0>now</0>'] as unknown as string,
        values: { name },
        components: { 0: createElement('b') },
      }),
    ),
  )

it('draws the marks of the sentence, and those of a name as they were written', () => {
  expect(drawn('Eric')).toBe('Paid by Eric, <b>now</b>')
  expect(drawn('<0>Eric</0> <b>& sons</b> <0/>')).toBe(
    'Paid by &lt;0&gt;Eric&lt;/0&gt; &lt;b&gt;&amp; sons&lt;/b&gt; &lt;0/&gt;, <b>now</b>',
  )
})
