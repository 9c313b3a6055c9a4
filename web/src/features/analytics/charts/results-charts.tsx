import type { ItemRow } from '@academy/contract/analytics'
import * as M from '@academy/contract/analytics/messages'
import { ITEM_MIN_ANSWERS } from '@academy/contract/analytics/rules'
import { formatCount } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChartPanel } from '../../../ui/charts/chart-panel.tsx'
import { Select } from '../../../ui/select.tsx'
import { plainQuestion } from '../../attempts/index.ts'
import { assessmentsQuery, chartFile, itemsQuery, resultsQuery } from '../api.ts'
import { Recounting } from './chart-labels.tsx'
import type { ChartsProps } from './series-panel.tsx'
import { percentOf, tenth } from './shares.ts'

export function ResultsChart({ query, isCompared }: ChartsProps) {
  const { t } = useLingui()
  const found = useQuery(resultsQuery(query))
  return (
    <ChartPanel
      title={t`Results`}
      note={<Trans>Of quizzes and exams handed in within the range.</Trans>}
      found={found}
      failed={M.loadFailed}
      chart={({ bands }) => ({
        categoryName: t`Percent`,
        categories: bands.map(({ fromPercent, toPercent }) => ({
          short: String(fromPercent),
          long: t`${fromPercent} to ${toPercent}%`,
        })),
        series: [
          { name: t`Results`, shape: 'bar', tone: 3, values: bands.map(({ count }) => count) },
          ...(isCompared
            ? [{ name: t`Before`, shape: 'before' as const, values: bands.map(({ before }) => before) }]
            : []),
        ],
        format: formatCount,
        isHistogram: true,
      })}
      isEmpty={({ now, before }) => now.submissions === 0 && (before.submissions === 0 || !isCompared)}
      empty={<Trans>Nothing was handed in within this range.</Trans>}
      sentence={(reply) => {
        const { now } = reply
        const [passed, mean] = [tenth(percentOf(now.passed, now.graded)), tenth(now.meanPercent ?? 0)]
        const [graded, waiting] = [formatCount(now.graded), formatCount(now.submissions - now.graded)]
        return (
          <>
            <Trans>
              <b>
                {passed} of {graded} results passed,
              </b>{' '}
              the mean is {mean}; {waiting} wait for marks.
            </Trans>
            <Recounting reply={reply} />
          </>
        )
      }}
      csv={() => chartFile('results', query)}
    />
  )
}

export function AssessmentsChart({ query }: ChartsProps) {
  const { t } = useLingui()
  const found = useQuery(assessmentsQuery(query))
  return (
    <ChartPanel
      title={t`Pass rate by quiz and exam`}
      note={<Trans>Those with the most handed in come first.</Trans>}
      found={found}
      failed={M.loadFailed}
      chart={({ assessments }) => ({
        categoryName: t`Quiz or exam`,
        categories: assessments.map(({ title, courseTitle }, n) => ({
          short: String(n + 1),
          long: `${n + 1}. ${title} (${courseTitle})`,
        })),
        series: [
          {
            ...{ name: t`Passed`, shape: 'bar', tone: 1 },
            values: assessments.map(({ passed, graded }) => percentOf(passed, graded)),
          },
        ],
        extras: [
          {
            name: t`Mean`,
            values: assessments.map((a) => (a.meanPercent === null ? '–' : tenth(a.meanPercent))),
          },
          { name: t`Handed in`, values: assessments.map(({ submissions }) => formatCount(submissions)) },
        ],
        format: tenth,
        axisMax: 100,
        isNamed: true,
      })}
      isEmpty={({ assessments }) => assessments.length === 0}
      empty={<Trans>Nothing was handed in within this range.</Trans>}
      sentence={({ assessments, total }) => {
        const lowest = assessments
          .filter(({ graded }) => graded >= ITEM_MIN_ANSWERS)
          .toSorted((a, b) => percentOf(a.passed, a.graded) - percentOf(b.passed, b.graded))[0]
        const [shown, all] = [formatCount(assessments.length), formatCount(total)]
        return (
          <>
            <Trans>
              {shown} of {all} quizzes and exams.
            </Trans>{' '}
            {lowest && (
              <Trans>
                <b>The fewest pass “{lowest.title}”.</b>
              </Trans>
            )}
          </>
        )
      }}
      csv={() => chartFile('assessments', query)}
    />
  )
}

/** Below this a question tells those who know more hardly apart. */
const WEAK = 0.2
/** Letters of a question where a chart names it. */
const QUESTION_LETTERS = 90
const shortened = (question: string) =>
  question.length > QUESTION_LETTERS ? `${question.slice(0, QUESTION_LETTERS - 1)}…` : question

export function ItemsChart({ query }: ChartsProps) {
  const { t } = useLingui()
  const list = useQuery(assessmentsQuery(query))
  const { data } = list
  const [chosen, setChosen] = useState('')
  const choices = data?.assessments ?? []
  const assessment = choices.find(({ _id }) => _id === chosen)?._id ?? choices[0]?._id ?? ''
  const found = useQuery(itemsQuery({ ...query, assessment }))
  const verdict = ({ answers, discrimination }: ItemRow) => {
    if (answers < ITEM_MIN_ANSWERS || discrimination === null) return t`too few answers`
    if (discrimination < 0) return t`the wrong way`
    return discrimination < WEAK ? t`weakly` : t`well`
  }
  const nothing = { items: [] as ItemRow[], recounting: false }
  // Without the list nothing is asked for: what became of the list is told.
  const unasked = data ? { ...found, data: nothing } : { ...list, data: undefined }
  const shown = assessment === '' ? unasked : found
  return (
    <ChartPanel
      title={t`Questions`}
      note={<Trans>How much of its marks each question gives, and how it tells students apart.</Trans>}
      found={shown}
      failed={M.loadFailed}
      chart={({ items }) => ({
        categoryName: t`Question`,
        categories: items.map(({ position, question }, n) => ({
          short: position === null ? '–' : String(position),
          long: `${position ?? n + 1}. ${shortened(plainQuestion(question))}`,
        })),
        series: [
          {
            ...{ name: t`Facility`, shape: 'bar', tone: 5 },
            values: items.map((item) => percentOf(item.facility ?? 0, 1)),
          },
        ],
        extras: [
          {
            name: t`Discrimination`,
            values: items.map((i) => (i.discrimination === null ? '–' : i.discrimination.toFixed(2))),
          },
          { name: t`Tells apart`, values: items.map(verdict) },
          { name: t`Answers`, values: items.map(({ answers }) => formatCount(answers)) },
        ],
        format: tenth,
        axisMax: 100,
        isNamed: true,
      })}
      isEmpty={({ items }) => items.every(({ answers }) => answers === 0)}
      empty={<Trans>No marked answers in this range.</Trans>}
      sentence={(reply) => {
        const judged = reply.items.filter(({ answers }) => answers >= ITEM_MIN_ANSWERS)
        const weak = judged.filter(({ discrimination }) => (discrimination ?? 1) < WEAK).length
        const [some, all] = [formatCount(weak), formatCount(judged.length)]
        return (
          <>
            {judged.length > 0 ? (
              <Trans>
                <b>
                  {some} of {all} questions tell students apart weakly or the wrong way;
                </b>{' '}
                look at their wording and key.
              </Trans>
            ) : (
              <Plural
                value={ITEM_MIN_ANSWERS}
                one="From # marked answer on, a question shows whether it tells students apart."
                other="From # marked answers on, a question shows whether it tells students apart."
              />
            )}
            <Recounting reply={reply} />
          </>
        )
      }}
      csv={() => chartFile('items', { ...query, assessment })}
    >
      {choices.length > 0 && (
        <Select
          aria-label={t`Quiz or exam`}
          value={assessment}
          onChange={(event) => setChosen(event.target.value)}
          options={choices.map(({ _id, title, courseTitle }) => ({
            value: _id,
            label: `${title} (${courseTitle})`,
          }))}
        />
      )}
    </ChartPanel>
  )
}
